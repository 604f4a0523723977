import { clsx } from 'clsx'
import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type ControlProps, controlAria, controlField, controlFrame, joinIds } from '../_internal/control-props.ts'
import { CalendarGlyph, ClockGlyph } from '../_internal/glyphs.tsx'
import { isComposing } from '../_internal/is-composing.ts'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { type DateFieldKind, type DateForm, dateForm } from './date-forms.ts'
import type { DateFieldLabels } from './labels.ts'
import type { DatePanel } from './panel.tsx'

export type { DateFieldKind, DateForm } from './date-forms.ts'
export type { DateFieldLabels } from './labels.ts'

export interface DateFieldProps extends ControlProps {
  /** ISO text of the kind: yyyy-MM-dd, yyyy-Www, yyyy-MM, yyyy, yyyy-MM-ddTHH:mm or HH:mm; what is none is shown as it is. */
  value: string | undefined
  /** `undefined` when cleared. Moments outside the limits are reported too: validation speaks. */
  onChange: (value: string | undefined) => void
  /** A text that means no moment, as the caller keeps it. */
  unread?: string | undefined
  /** Hears such a text; without it the field keeps it for itself, and reports no value. */
  onUnread?: ((text: string) => void) | undefined
  onBlur?: (() => void) | undefined
  kind: DateFieldKind
  /** Same shape as value. */
  min?: string | undefined
  max?: string | undefined
  /** BCP 47 language: order of typing, names of months, first day of the week. */
  locale: string
  /** How it is typed and written instead of the language's way; the same object as long as it stays the same. */
  form?: DateForm | undefined
  /** All of them: the public page has no words around its controls. */
  labels: DateFieldLabels
  /** @default the typed form: DD.MM.YYYY */
  placeholder?: string | undefined
  size?: Size | undefined
}

/**
 * A date, week, month, year, date with time, or time, typed in the order of a language or chosen from a panel: below the field,
 * on a phone a sheet at the bottom. For pages people wait for: the panel is fetched when it may be wanted, and what it
 * stands on is the browser's own modal dialog.
 *
 * Do: give it the language of the texts around it.
 * Don't: use it in the console; that has DatePicker and its family.
 * Keys: in the field arrow down opens, Enter does nothing; in the panel those of Calendar and MonthPicker, Escape closes
 * and focus returns to where it came from.
 */
export function DateField(props: Controllable<DateFieldProps>) {
  const root = useRef<HTMLDivElement>(null)
  const p = useControllable<DateFieldProps>(props, undefined, { anchor: root })
  const size = useSize(p.size)
  const form = p.form ?? dateForm(p.kind, p.locale)
  const input = useRef<HTMLInputElement>(null)
  const isSettled = useSettled(input)
  const panel = usePanel(p.kind !== 'year' && !p.readOnly && !p.disabled, isSettled)
  const [typed, setTyped] = useState<{ text: string; told: string | undefined; form: typeof form }>()
  const [isLeft, setLeft] = useState(false)
  const helpId = useId()
  // What was typed stays as long as the value is the one it led to; another value from outside replaces it.
  const isKept = typed !== undefined && typed.told === (p.unread ?? p.value) && typed.form === form
  const shown = isKept ? typed.text : (p.unread ?? form.write(p.value))
  const needsHelp = isLeft && shown.trim() !== '' && form.read(shown) === undefined

  const type = (text: string) => {
    const value = form.read(text)
    const isNone = value === undefined && text.trim() !== ''
    const told = isNone && p.onUnread ? text : value
    setTyped({ text, told, form })
    setLeft(false)
    if (told === (p.unread ?? p.value)) return
    if (isNone && p.onUnread) p.onUnread(text)
    else p.onChange(value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') event.preventDefault()
    if (event.key !== 'ArrowDown' || !panel.isOffered) return
    event.preventDefault()
    panel.open()
  }
  const leave = () => {
    const value = form.read(shown)
    if (value !== undefined) setTyped({ text: form.write(value), told: value, form })
    setLeft(true)
    p.onBlur?.()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears its parts being entered and left
    <div
      ref={root}
      data-slot="date-field"
      className={clsx('min-w-0', p.className)}
      onPointerEnter={panel.fetchAhead}
      onFocus={panel.fetchAhead}
      onBlur={(event) => {
        // The panel stands inside, and takes what is pressed in it without a focus of its own.
        if (!panel.isOpen && !event.currentTarget.contains(event.relatedTarget)) leave()
      }}
    >
      <div className={clsx(controlFrame, controlHeight[size])}>
        <input
          {...controlAria({
            ...p,
            invalid: p.invalid || needsHelp,
            describedBy: joinIds(p.describedBy, needsHelp && helpId),
          })}
          ref={input}
          id={p.id}
          name={p.name}
          type="text"
          inputMode={p.kind === 'year' ? 'numeric' : undefined}
          autoComplete="off"
          className={clsx(controlField, 'min-w-[8ch] tabular-nums')}
          value={shown}
          placeholder={p.placeholder ?? (isSettled ? form.pattern(p.labels.letters) : undefined)}
          disabled={p.disabled}
          readOnly={p.readOnly}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {p.kind !== 'year' && !p.readOnly && (
          <button
            type="button"
            aria-label={p.labels.open}
            aria-haspopup="dialog"
            aria-expanded={panel.isOpen}
            disabled={p.disabled}
            className="me-1 grid min-h-6 min-w-7 shrink-0 place-items-center self-stretch rounded-sm text-muted hover:text-ink disabled:cursor-not-allowed pointer-coarse:min-w-11"
            onClick={panel.open}
          >
            {p.kind === 'time' ? <ClockGlyph /> : <CalendarGlyph />}
          </button>
        )}
      </div>
      {needsHelp && (
        <p id={helpId} className="mt-1 text-muted text-sm">
          {p.labels.unreadable(form.pattern(p.labels.letters))}
        </p>
      )}
      {panel.isOpen && panel.Drawn && (
        <panel.Drawn
          anchor={root}
          kind={p.kind}
          value={form.read(shown)}
          min={p.min}
          max={p.max}
          locale={p.locale}
          labels={p.labels}
          clearable={!p.required}
          onChange={(value) => {
            setTyped(undefined)
            p.onChange(value)
          }}
          onClose={panel.close}
        />
      )}
    </div>
  )
}

/**
 * False while a page goes live that a server has drawn: the typed form stands in the field already, and the first thing a page
 * asks of the browser about a language takes a phone 50 ms.
 */
function useSettled(input: RefObject<HTMLInputElement | null>): boolean {
  // A server draws everything, and has no second look.
  const [isSettled, setSettled] = useState(typeof document === 'undefined')
  useLayoutEffect(() => {
    if (!input.current?.placeholder) return setSettled(true)
    const timer = setTimeout(() => setSettled(true), 1000)
    return () => clearTimeout(timer)
  }, [input])
  return isSettled
}

/** The panel comes after the page: when there is nothing else to do, or when somebody is about to open it. */
function usePanel(isOffered: boolean, isSettled: boolean) {
  const [isOpen, setOpen] = useState(false)
  const [Drawn, setDrawn] = useState<typeof DatePanel>()
  const isFetched = useRef(false)
  const fetchAhead = () => {
    if (!isOffered || isFetched.current) return
    isFetched.current = true
    import('./panel.tsx').then(
      (module) => setDrawn(() => module.DatePanel),
      () => {
        // Dates can be typed; the next press tries again.
        isFetched.current = false
        setOpen(false)
      },
    )
  }
  const fetchLater = useRef(fetchAhead)
  fetchLater.current = fetchAhead
  useEffect(() => {
    if (!isSettled) return
    // Safari has none, and fetches it with the first focus.
    const waiting = globalThis.requestIdleCallback?.(() => fetchLater.current())
    return () => {
      if (waiting !== undefined) cancelIdleCallback(waiting)
    }
  }, [isSettled])
  return {
    isOffered,
    isOpen,
    Drawn,
    fetchAhead,
    open: () => {
      fetchAhead()
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
