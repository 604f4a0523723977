import { ChoiceMark } from '#ds/choice-group'
import { columnsStyle, type NotedLine } from '../../../_families/matrix/matrix-table.tsx'
import { fitSegments } from './fit-segments.ts'

export interface OfferedColumn extends NotedLine {
  /** Nobody may choose it any more, but for those who have. */
  readonly isClosed?: boolean
}

interface RowChoicesProps {
  /** Id of the row's heading, which names the group. */
  readonly labelledBy: string
  readonly name: string
  readonly multiple: boolean
  readonly columns: readonly OfferedColumn[]
  /** Columns have, or will have, words about them, for which segments have no room. */
  readonly noted?: boolean
  readonly chosen: readonly string[]
  /** Column ids in the order of the columns. */
  readonly onChoose: (chosen: readonly string[]) => void
  readonly readOnly: boolean
  readonly required: boolean
  readonly invalid: boolean
}

/**
 * The choices of one row: under the column headings where there is room; else side by side with their words in them, or
 * one below the other where the words are too long for that.
 */
export const RowChoices = ({ labelledBy, name, multiple, columns, chosen, ...p }: RowChoicesProps) => {
  const choose = (id: string) => {
    if (p.readOnly) return
    if (!multiple) return p.onChoose([id])
    p.onChoose(columns.flatMap((column) => (chosen.includes(column.id) !== (column.id === id) ? [column.id] : [])))
  }
  const group = {
    role: multiple ? 'group' : 'radiogroup',
    'aria-labelledby': labelledBy,
    // A plain group may not be invalid, required or read-only; its checkboxes carry that instead.
    ...(!multiple && {
      'aria-invalid': p.invalid || undefined,
      'aria-required': p.required || undefined,
      'aria-readonly': p.readOnly || undefined,
    }),
  }
  const sideBySide = !p.noted && fitSegments(columns.map(({ label }) => label))
  return (
    <div
      {...group}
      className={`isolate grid @min-[640px]:grid-cols-[repeat(var(--columns),minmax(0,1fr))] ${sideBySide ? '@max-[640px]:auto-cols-fr @max-[640px]:grid-flow-col' : ''}`}
      style={columnsStyle(columns.length)}
    >
      {columns.map(({ id, label, note, isClosed }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the input is in ChoiceMark
        <label
          key={id}
          data-slot="segment"
          className={`relative min-h-11 items-center ring-within @min-[640px]:justify-center ${sideBySide ? '@max-[640px]:segment @min-[640px]:flex' : 'flex gap-3 rounded-md px-1'}`}
        >
          <ChoiceMark
            kind={multiple ? 'checkbox' : 'radio'}
            name={name}
            value={id}
            checked={chosen.includes(id)}
            // What is chosen stays theirs to take back.
            disabled={isClosed && !chosen.includes(id)}
            onChange={() => choose(id)}
            aria-invalid={(multiple && p.invalid) || undefined}
            aria-readonly={(multiple && p.readOnly) || undefined}
            className={sideBySide ? '@max-[640px]:segment-mark' : undefined}
          />
          <span className={`wrap-anywhere min-w-0 @min-[640px]:sr-only ${sideBySide ? 'text-sm' : ''}`}>
            {label}
            {note}
          </span>
        </label>
      ))}
    </div>
  )
}
