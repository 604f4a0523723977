import { clsx } from 'clsx'
import { ChoiceMark, choiceFocusClass } from '../_internal/choice-mark.tsx'
import type { MatrixLine } from './index.tsx'

/** The radio buttons of one row: side by side under the table's columns, else a list, or points in a line. */
export function RowChoices({
  labelledBy,
  name,
  columns,
  points,
  chosen,
  onChoose,
  disabled,
  readOnly,
  required,
  invalid,
}: {
  labelledBy: string
  name: string
  columns: readonly MatrixLine[]
  /** Numbers, which stay side by side on a phone. */
  points: boolean
  chosen: string | undefined
  onChoose: (id: string) => void
  disabled: boolean
  readOnly: boolean
  required: boolean
  invalid: boolean
}) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-readonly={readOnly || undefined}
      aria-disabled={disabled || undefined}
      className={clsx('@min-[640px]:flex', points ? 'flex flex-wrap' : 'flex flex-col @min-[640px]:flex-row')}
    >
      {columns.map((column) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the input is in ChoiceMark
        <label
          key={column.id}
          className={clsx(
            'relative flex min-h-11 min-w-0 items-center rounded-md @min-[640px]:flex-1 @min-[640px]:justify-center',
            points ? 'min-w-11 flex-1 flex-col justify-center gap-0.5' : 'gap-3',
            choiceFocusClass,
            disabled ? 'cursor-not-allowed' : 'hover:bg-subtle',
          )}
        >
          <ChoiceMark
            kind="radio"
            name={name}
            value={column.id}
            checked={chosen === column.id}
            disabled={disabled}
            invalid={invalid}
            onChange={() => !readOnly && onChoose(column.id)}
          />
          {/* In the table the head says it; the name stays for those who hear. */}
          <span className="wrap-anywhere min-w-0 tabular-nums @min-[640px]:sr-only">{column.label}</span>
        </label>
      ))}
    </div>
  )
}
