import { clsx } from 'clsx'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { controlFrame } from '../_internal/control-props.ts'
import { today } from '../_internal/iso-date.ts'
import { daysOfWeek, weekOf } from '../_internal/iso-week.ts'
import { MonthGrid } from '../_internal/month-grid.tsx'
import { isWithin } from '../_internal/picker/picker-props.ts'
import { directionOf } from '../_internal/use-text-direction.ts'
import { Button } from '../button/index.tsx'
import { Calendar } from '../calendar/index.tsx'
import type { DateFieldKind } from './date-forms.ts'
import type { DateFieldLabels } from './labels.ts'

export interface DatePanelProps {
  /** The field it belongs to. */
  anchor: RefObject<HTMLElement | null>
  kind: DateFieldKind
  value: string | undefined
  min: string | undefined
  max: string | undefined
  locale: string
  labels: DateFieldLabels
  clearable: boolean
  onChange: (value: string | undefined) => void
  onClose: () => void
}

/** A calendar of days or weeks, the months of a year, a clock, or calendar and clock, in a modal dialog of the browser. */
export function DatePanel(p: DatePanelProps) {
  const { anchor, kind, labels, onClose } = p
  const dialog = useRef<HTMLDialogElement>(null)
  const [date, time] = kind === 'time' ? [undefined, p.value] : (p.value?.split('T') ?? [])
  const day = today()
  const now = kind === 'month' ? day.slice(0, 7) : kind === 'week' ? weekOf(day) : day
  // A day alone is no answer yet; a full hour is there to be changed.
  const clock = () => time ?? `${String(new Date().getHours()).padStart(2, '0')}:00`

  const shut = () => dialog.current?.close()
  const choose = (next: string) => {
    p.onChange(kind === 'datetime' ? `${next}T${clock()}` : next)
    if (kind !== 'datetime') shut()
  }

  useLayoutEffect(() => {
    const panel = dialog.current
    if (!panel || panel.open) return
    panel.showModal()
    place(panel, anchor.current)
    const chosen = panel.querySelector<HTMLElement>('[data-date][tabindex="0"]')
    ;(chosen ?? panel.querySelector('select'))?.focus()
  }, [anchor])
  useLayoutEffect(() => {
    // Before anybody else: a dialog that the form stands in would close with it.
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopImmediatePropagation()
      dialog.current?.close()
    }
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [])

  const limits = { min: p.min, max: p.max }
  const isWeek = kind === 'week'
  const week = isWeek ? daysOfWeek(p.value) : undefined
  const ofDays = isWeek
    ? { min: daysOfWeek(p.min)?.start, max: daysOfWeek(p.max)?.end }
    : { min: p.min?.slice(0, 10), max: p.max?.slice(0, 10) }
  const ofKind = kind === 'month' || isWeek ? limits : ofDays
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-label={labels.choose}
      data-slot="date-field-panel"
      className={clsx(
        'm-0 max-h-[85dvh] max-w-none overflow-y-auto border-0 bg-paper text-base text-ink outline-none',
        'max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:w-full max-sm:rounded-t-xl max-sm:shadow-dialog max-sm:backdrop:bg-ink/40',
        'sm:absolute sm:inset-auto sm:start-(--panel-start) sm:top-(--panel-top) sm:w-fit sm:rounded-lg sm:shadow-menu sm:backdrop:bg-transparent',
      )}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && shut()}
    >
      <div className="flex flex-col gap-3 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:items-center">
        {(kind === 'date' || kind === 'datetime') && (
          <Calendar value={date} onChange={choose} locale={p.locale} labels={labels} {...ofDays} />
        )}
        {isWeek && (
          <Calendar
            value={week?.start}
            range={week}
            onChange={(next) => choose(weekOf(next))}
            locale={p.locale}
            labels={labels}
            {...ofDays}
          />
        )}
        {kind === 'month' && (
          <MonthGrid value={date} now={now} onChange={choose} locale={p.locale} labels={labels} {...limits} />
        )}
        {(kind === 'time' || kind === 'datetime') && (
          <Clock
            time={time}
            labels={labels}
            onChange={(next) => p.onChange(kind === 'time' ? next : `${date ?? day}T${next}`)}
          />
        )}
        <div className="flex w-full flex-wrap justify-between gap-2 border-hairline border-t pt-2">
          {kind !== 'time' && (
            <Button variant="ghost" size="small" disabled={!isWithin(now, ofKind)} onClick={() => choose(now)}>
              {kind === 'month' ? labels.thisMonth : isWeek ? (labels.thisWeek ?? labels.today) : labels.today}
            </Button>
          )}
          {p.clearable && (
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                p.onChange(undefined)
                shut()
              }}
            >
              {labels.clear}
            </Button>
          )}
          {(kind === 'time' || kind === 'datetime') && (
            <Button variant="primary" size="small" className="ms-auto" onClick={shut}>
              {labels.done}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  )
}

/** Hours and minutes as lists of the browser: on a phone its wheels. */
function Clock({
  time,
  labels,
  onChange,
}: {
  time: string | undefined
  labels: DateFieldLabels
  onChange: (time: string) => void
}) {
  const titleId = useId()
  const [hour = '', minute = ''] = time?.split(':') ?? []
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser
    <div role="group" aria-labelledby={titleId} className="flex items-center gap-2">
      <span id={titleId} className="me-auto text-muted text-sm">
        {labels.time}
      </span>
      {/* Digits of a time run left to right in every script. */}
      <span dir="ltr" className="flex items-center gap-1">
        <Digits
          label={labels.hour}
          count={24}
          value={hour}
          onChange={(next) => onChange(`${next}:${minute || '00'}`)}
        />
        <span aria-hidden="true">:</span>
        <Digits
          label={labels.minute}
          count={60}
          value={minute}
          onChange={(next) => onChange(`${hour || '00'}:${next}`)}
        />
      </span>
    </div>
  )
}

function Digits({
  label,
  count,
  value,
  onChange,
}: {
  label: string
  count: number
  value: string
  onChange: (value: string) => void
}) {
  return (
    <span className={clsx(controlFrame, 'min-h-control-small pointer-coarse:min-h-11')}>
      <select
        aria-label={label}
        value={value}
        className="self-stretch bg-transparent px-2 text-ink tabular-nums outline-none"
        onChange={(event) => onChange(event.target.value)}
      >
        {value === '' && <option value="">--</option>}
        {Array.from({ length: count }, (_, index) => String(index).padStart(2, '0')).map((each) => (
          <option key={each} value={each} className="bg-paper text-ink">
            {each}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Below the field, above it where there is no room; on a phone the sheet's own style decides. */
function place(panel: HTMLElement, field: HTMLElement | null) {
  if (!field) return
  const at = field.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = panel
  const isAbove = at.bottom + gap + height > innerHeight && at.top - gap - height >= 0
  const top = isAbove ? at.top - gap - height : at.bottom + gap
  const room = document.documentElement.clientWidth
  const start = directionOf(field) === 'rtl' ? room - at.right : at.left
  panel.style.setProperty('--panel-top', `${Math.max(gap, Math.min(top, innerHeight - height - gap)) + scrollY}px`)
  panel.style.setProperty('--panel-start', `${Math.max(gap, Math.min(start, room - width - gap))}px`)
}

const gap = 4
