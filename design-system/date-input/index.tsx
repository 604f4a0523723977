import { clsx } from 'clsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type ControlProps, controlAria, controlField, controlFrame } from '../_internal/control-props.ts'
import { isComposing } from '../_internal/is-composing.ts'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { useComposing } from '../_internal/use-composing.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'

export type DateKind = 'date' | 'week' | 'month' | 'year' | 'datetime' | 'time'

export interface DateInputProps extends ControlProps {
  /** ISO text of the kind: yyyy-MM-dd, yyyy-Www, yyyy-MM, yyyy, yyyy-MM-ddTHH:mm or HH:mm. */
  value: string | undefined
  /** `undefined` while empty or unfinished. */
  onChange: (value: string | undefined) => void
  onBlur?: (() => void) | undefined
  kind: DateKind
  /** Same shape as value. */
  min?: string | undefined
  max?: string | undefined
  /** Shown where the browser has no picker for the kind (weeks and months in Firefox and Safari) and for years. */
  placeholder?: string | undefined
  autoComplete?: string | undefined
  size?: Size | undefined
}

/**
 * Date, month, year, date with time, or time, by the browser's own field: its picker speaks the reader's language and
 * works with every assistive technology.
 *
 * Do: use it for days people know by heart: birthdays, dates on a document.
 * Don't: use it where the day of the week decides; that is a Date picker.
 * Keys: the browser's; Enter does nothing.
 */
export function DateInput(props: Controllable<DateInputProps>) {
  const root = useRef<HTMLDivElement>(null)
  const p = useControllable<DateInputProps>(props, undefined, { anchor: root })
  const size = useSize(p.size)
  const [text, setText] = useState(p.value ?? '')
  const shown = finished(p.kind, text) === p.value ? text : (p.value ?? '')

  const type = (raw: string) => {
    const next = p.kind === 'year' ? raw.normalize('NFKC').replace(/\D/g, '').slice(0, 4) : raw
    setText(next)
    const value = finished(p.kind, next)
    if (value !== p.value) p.onChange(value)
  }
  const ime = useComposing(shown, type)

  return (
    <div ref={root} data-slot="date-input" className={clsx(controlFrame, controlHeight[size], p.className)}>
      <input
        {...controlAria(p)}
        id={p.id}
        name={p.name}
        type={inputType[p.kind]}
        inputMode={p.kind === 'year' ? 'numeric' : undefined}
        min={p.min ?? (p.kind === 'date' || p.kind === 'datetime' || p.kind === 'month' ? earliest[p.kind] : undefined)}
        // Without a maximum Chrome takes six-digit years and typing does not move on after the fourth digit.
        max={p.max ?? latest[p.kind]}
        className={clsx(controlField, 'min-w-[8ch] tabular-nums')}
        value={ime.text}
        placeholder={p.placeholder}
        disabled={p.disabled}
        readOnly={p.readOnly}
        autoComplete={p.autoComplete ?? 'off'}
        {...ime.field}
        onBlur={() => {
          setText(p.value ?? '')
          p.onBlur?.()
        }}
        onKeyDown={ignoreEnter}
      />
    </div>
  )
}

const inputType = {
  date: 'date',
  week: 'week',
  month: 'month',
  year: 'text',
  datetime: 'datetime-local',
  time: 'time',
} as const
const earliest = { date: '0001-01-01', month: '0001-01', datetime: '0001-01-01T00:00' }
const latest: Partial<Record<DateKind, string>> = { date: '9999-12-31', month: '9999-12', datetime: '9999-12-31T23:59' }
const shapes: Record<DateKind, RegExp> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  week: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  year: /^\d{4}$/,
  datetime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
  time: /^\d{2}:\d{2}$/,
}

/** Minutes are the finest unit of the product: seconds some browsers add are dropped. */
function finished(kind: DateKind, text: string): string | undefined {
  const tidy = kind === 'datetime' ? text.slice(0, 16) : kind === 'time' ? text.slice(0, 5) : text
  return shapes[kind].test(tidy) ? tidy : undefined
}

function ignoreEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter' && !isComposing(event)) event.preventDefault()
}
