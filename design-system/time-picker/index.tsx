import { clsx } from 'clsx'
import { type ClipboardEvent, useRef, useState } from 'react'
import { controlFrame } from '../_internal/control-props.ts'
import { CrossGlyph } from '../_internal/glyphs.tsx'
import type { ClockProps, PickerProps } from '../_internal/picker/picker-props.ts'
import { controlHeight, useSize } from '../_internal/size-context.ts'
import { dayHalves, formatTime, parseTime, readTime, type TimeParts } from '../_internal/time-text.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import type { TimePickerLabels } from './labels.ts'
import { Segment } from './segment.tsx'

export type { TimePickerLabels } from './labels.ts'

export interface TimePickerProps extends PickerProps, ClockProps {
  /** HH:mm, with seconds HH:mm:ss; always of 24 hours. */
  value: string | undefined
  /** `undefined` while a part is missing. */
  onChange: (time: string | undefined) => void
  labels?: Partial<TimePickerLabels> | undefined
}

/**
 * A time of day as a group of spinbuttons (APG spinbutton), one per part, typed straight through: after two digits the
 * next part has focus. A time in the clipboard may be pasted whole.
 *
 * Do: use the clock of the reader's language: 24 hours or 12.
 * Don't: offer minutes nobody needs; set a step.
 * Keys: digits type; arrow up and down step and go round; Home and End the ends; left and right between the parts;
 * Backspace empties a part; in the last part of 12 hours, a and p choose. Enter does nothing.
 */
export function TimePicker(props: Controllable<TimePickerProps>) {
  const group = useRef<HTMLFieldSetElement>(null)
  const {
    minuteStep = 1,
    seconds = false,
    ...p
  } = useControllable<TimePickerProps>(props, undefined, { anchor: group })
  const labels = useLabels('time-picker', p.labels)
  const size = useSize(p.size)
  const [parts, setParts] = useState<TimeParts>(() => parseTime(p.value))
  const [half, setHalf] = useState<'am' | 'pm'>()
  const [given, setGiven] = useState(p.value)
  if (given !== p.value) {
    setGiven(p.value)
    // An unfinished time has no value: it stays while the person is filling it in.
    if (p.value !== formatTime(parts, seconds)) setParts(parseTime(p.value))
  }
  const words = dayHalves(p.locale)
  const twelve = p.hours === undefined ? words.twelve : p.hours === 12
  const shownHalf = parts.hour === undefined ? half : parts.hour < 12 ? 'am' : 'pm'

  const update = (next: TimeParts) => {
    setParts(next)
    const value = formatTime(next, seconds)
    setGiven(value)
    if (value !== p.value) p.onChange(value)
  }
  const setHour = (hour: number | undefined) => {
    if (!twelve || hour === undefined) return update({ ...parts, hour })
    update({ ...parts, hour: (hour % 12) + (shownHalf === 'pm' ? 12 : 0) })
  }
  const chooseHalf = (next: 'am' | 'pm') => {
    setHalf(next)
    if (parts.hour !== undefined) update({ ...parts, hour: (parts.hour % 12) + (next === 'pm' ? 12 : 0) })
  }
  const move = (from: HTMLElement, distance: 1 | -1) => {
    const all = [...(group.current?.querySelectorAll<HTMLElement>('[role=spinbutton]') ?? [])]
    all[all.indexOf(from) + distance]?.focus()
  }
  const onPaste = (event: ClipboardEvent) => {
    const time = readTime(event.clipboardData.getData('text'), words)
    if (!time || p.disabled || p.readOnly) return
    event.preventDefault()
    update(time)
  }

  const shared = { disabled: p.disabled, readOnly: p.readOnly, invalid: p.invalid, empty: labels.empty, onMove: move }
  const hour = (
    <Segment
      {...shared}
      key="hour"
      id={p.id}
      label={labels.hour}
      value={twelve && parts.hour !== undefined ? parts.hour % 12 || 12 : parts.hour}
      min={twelve ? 1 : 0}
      max={twelve ? 12 : 23}
      onChange={setHour}
    />
  )
  const dayHalf = twelve && (
    <Segment
      {...shared}
      key="half"
      label={labels.dayHalf}
      value={shownHalf === undefined ? undefined : shownHalf === 'am' ? 0 : 1}
      min={0}
      max={1}
      words={[words.am, words.pm]}
      onChange={(value) => value !== undefined && chooseHalf(value === 0 ? 'am' : 'pm')}
    />
  )
  const filled = parts.hour !== undefined || parts.minute !== undefined || parts.second !== undefined

  return (
    <fieldset
      ref={group}
      data-slot="time-picker"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      aria-describedby={p.describedBy}
      className={clsx('w-fit min-w-0', p.className)}
      onPaste={onPaste}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur?.()
      }}
    >
      <div data-slot="time-picker-frame" className={clsx(controlFrame, controlHeight[size], 'px-2 tabular-nums')}>
        {p.name !== undefined && <input type="hidden" name={p.name} value={p.value ?? ''} />}
        {words.first && dayHalf}
        {/* Digits of a time run left to right in every script. */}
        <span dir="ltr" className="inline-flex items-center">
          {hour}
          <Colon />
          <Segment
            {...shared}
            label={labels.minute}
            value={parts.minute}
            min={0}
            max={59}
            step={minuteStep}
            onChange={(minute) => update({ ...parts, minute })}
          />
          {seconds && (
            <>
              <Colon />
              <Segment
                {...shared}
                label={labels.second}
                value={parts.second}
                min={0}
                max={59}
                onChange={(second) => update({ ...parts, second })}
              />
            </>
          )}
        </span>
        {!words.first && dayHalf}
        {labels.clear !== undefined && !p.required && filled && !p.disabled && !p.readOnly && (
          <button
            type="button"
            aria-label={labels.clear}
            className="ms-2 grid min-h-6 min-w-6 place-items-center rounded-sm text-muted hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            onClick={() => {
              setHalf(undefined)
              update({ hour: undefined, minute: undefined, second: undefined })
              group.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
            }}
          >
            <CrossGlyph />
          </button>
        )}
      </div>
    </fieldset>
  )
}

function Colon() {
  return (
    <span aria-hidden="true" className="text-muted">
      :
    </span>
  )
}
