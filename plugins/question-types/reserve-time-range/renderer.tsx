import { defineRenderer, type RendererProps, useT } from '#sdk/ui'
import { dayText } from '../../_families/reserve/days.ts'
import { whenOf } from '../../_families/reserve/reserve.ts'
import { ReserveControl } from '../../_families/reserve/reserve-control.tsx'
import type reserveTimeRange from './definition.ts'
import { quotaOf, rangeText, slotText, timesOf } from './parts/slots.ts'

export default defineRenderer<typeof reserveTimeRange>(ReserveTimeRangeRenderer, { label: 'group' })

function ReserveTimeRangeRenderer({ options, value, readOnly, ...p }: RendererProps<typeof reserveTimeRange>) {
  const t = useT()
  return (
    <ReserveControl
      options={options}
      value={value}
      onChange={p.onChange}
      onBlur={p.onBlur}
      readOnly={readOnly}
      controlId={p.controlId}
      labelId={p.labelId}
      describedBy={p.describedBy}
      invalid={p.issues.length > 0}
      quota={quotaOf}
      timesOf={timesOf}
      write={(when, language) => slotText(when, language, t)}
      renderDay={({ item, day, language, chosen, standingOf, choose }) => (
        <div className="mt-3">
          <p id={`${p.controlId}-day`} className="mb-2 font-semibold">
            {t('slots')} · {dayText(day, language, { dateStyle: 'medium' })}
          </p>
          <div role="radiogroup" aria-labelledby={`${p.controlId}-day`} className="flex flex-wrap gap-2">
            {timesOf(options, item, day).map((when) => {
              const { left, isFull, isOnHold, isClosed } = standingOf(when)
              const isChosen = chosen !== undefined && whenOf(chosen) === when
              const note = isClosed
                ? t(isOnHold ? 'onHold.said' : isFull ? 'full' : 'closed')
                : isFull
                  ? t('fullButLine')
                  : typeof left === 'number'
                    ? t('left', { number: left })
                    : ''
              const time = rangeText(when)
              return (
                <label
                  key={when}
                  className={`flex min-h-11 flex-col items-center justify-center rounded-md border px-3 text-base has-focus-visible:outline-2 has-focus-visible:outline-accent-solid has-focus-visible:outline-offset-2 ${
                    isChosen
                      ? 'border-accent-solid bg-accent-soft font-semibold'
                      : isClosed
                        ? 'border-transparent text-muted'
                        : 'border-control bg-paper'
                  } ${isClosed || readOnly ? '' : 'cursor-pointer'}`}
                >
                  <input
                    type="radio"
                    name={`${p.controlId}-${item}-time`}
                    value={when}
                    checked={isChosen}
                    disabled={!isChosen && (readOnly || isClosed)}
                    aria-label={note === '' ? time : t('slot', { time, state: note })}
                    className="sr-only"
                    onChange={() => !readOnly && choose(when)}
                  />
                  <span aria-hidden="true" className="tabular-nums">
                    {time}
                  </span>
                  {note !== '' && (
                    <span aria-hidden="true" className="text-muted text-sm">
                      {note}
                    </span>
                  )}
                </label>
              )
            })}
          </div>
        </div>
      )}
    />
  )
}
