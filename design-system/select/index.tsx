import { clsx } from 'clsx'
import { useRef } from 'react'
import { type ControlProps, controlAria, controlFrame } from '../_internal/control-props.ts'
import { ChevronDownGlyph } from '../_internal/glyphs.tsx'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabelsAround } from '../labels/index.tsx'

export interface SelectOption {
  id: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps extends ControlProps {
  options: readonly SelectOption[]
  value: string | undefined
  /** `undefined` when the placeholder is chosen again. */
  onChange: (id: string | undefined) => void
  onBlur?: (() => void) | undefined
  /** Text of "nothing chosen"; without it there is no such row and a value is always chosen. */
  placeholder?: string | undefined
  autoComplete?: string | undefined
  size?: Size | undefined
}

/**
 * One of a list, by the browser's own `<select>` (role combobox): it opens as a wheel on phones and reads well
 * everywhere.
 *
 * Do: use it for 5 to 50 options people know by heart.
 * Don't: use it for two or three; show them as a Choice group.
 * Keys: the browser's: arrows, letters to jump, Space or Alt with arrow down to open.
 */
export function Select(props: Controllable<SelectProps>) {
  const root = useRef<HTMLDivElement>(null)
  const p = useControllable<SelectProps>(props, undefined, { anchor: root })
  const size = useSize(p.size)
  const words = useLabelsAround('select')
  const known = p.value === undefined || p.options.some((option) => option.id === p.value)
  return (
    <div ref={root} data-slot="select" className={clsx(controlFrame, 'relative', controlHeight[size], p.className)}>
      <select
        {...controlAria(p)}
        id={p.id}
        name={p.name}
        aria-readonly={p.readOnly || undefined}
        disabled={p.disabled}
        autoComplete={p.autoComplete}
        value={p.value ?? ''}
        className={clsx(
          'min-w-0 flex-1 cursor-pointer appearance-none self-stretch truncate bg-transparent py-0.5 ps-3 pe-9 outline-none disabled:cursor-not-allowed',
          p.value === undefined && 'text-muted',
        )}
        onChange={(event) => {
          if (!p.readOnly) p.onChange(event.target.value === '' ? undefined : event.target.value)
        }}
        onBlur={p.onBlur}
        // A select has no read-only state of its own: it stays focusable, but does not open or change.
        onMouseDown={(event) => p.readOnly && event.preventDefault()}
        onKeyDown={(event) => p.readOnly && event.key !== 'Tab' && event.preventDefault()}
      >
        {(p.placeholder !== undefined || p.value === undefined) && <option value="">{p.placeholder ?? ''}</option>}
        {/* A value whose option was removed is still the answer: show it instead of pretending it is empty. */}
        {!known && <option value={p.value}>{p.value}</option>}
        {p.options.length === 0 && words && (
          <option disabled value=" ">
            {words.noData}
          </option>
        )}
        {p.options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.disabled} className="bg-paper text-ink">
            {option.label}
          </option>
        ))}
      </select>
      {/* Nothing opens where nothing can be chosen. */}
      {!p.readOnly && <ChevronDownGlyph className="pointer-events-none absolute end-3 size-4 text-muted" />}
    </div>
  )
}
