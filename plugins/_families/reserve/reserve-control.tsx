import { type ReactNode, useState } from 'react'
import { Button } from '#ds/button'
import { useFocusTarget, useLanguage, useT, useText } from '#sdk/ui'
import { HoldNotice } from '../held/hold-notice.tsx'
import { useHeld } from '../held/use-held.ts'
import { daysOfMonth, dayText, startOfMonth } from './days.ts'
import { MonthPicker } from './month-picker.tsx'
import {
  type Entry,
  firstDay,
  isOpenDay,
  isWaiting,
  itemLabel,
  keyOf,
  lastDay,
  type Reserved,
  type ReserveOptions,
  whenOf,
  whyNoDay,
} from './reserve.ts'

/** How a time stands for whoever looks. */
export interface Standing {
  /** Places left; null: some, and no figure. Undefined: nothing is known of it. */
  readonly left: number | null | undefined
  readonly waiting: number
  readonly isFull: boolean
  /** Full, but some of it is only held while others fill in. */
  readonly isOnHold: boolean
  /** Nothing can be had of it, not even a place in the line. */
  readonly isClosed: boolean
}

interface ReserveControlProps<Options extends ReserveOptions> {
  readonly options: Options
  readonly value: Reserved | undefined
  readonly onChange: (next: Record<string, Mutable> | undefined) => void
  readonly onBlur: () => void
  readonly readOnly: boolean
  readonly controlId: string
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly quota: (options: Options, item: string, when: string) => number
  readonly timesOf: (options: Options, item: string, day: string) => readonly string[]
  readonly write: (when: string, language: string) => string
  /** What is chosen below a day, where a day is not the whole. */
  readonly renderDay?: (place: {
    readonly item: string
    readonly day: string
    readonly language: string
    readonly chosen: Entry | undefined
    readonly standingOf: (when: string) => Standing
    readonly choose: (when: string) => void
  }) => ReactNode
}
type Mutable = string | { when: string; waiting: true }

/**
 * A calendar for each thing, with what is left of each day, kept up to date. A full day offers a place in the line, where
 * the author wants one. Texts of the type: `left`, `full`, `closed`, `line…`, `month.…`, `hold.…`.
 */
export const ReserveControl = <Options extends ReserveOptions>({
  options,
  value = {},
  readOnly,
  quota,
  timesOf,
  write,
  renderDay,
  ...p
}: ReserveControlProps<Options>) => {
  const t = useT()
  const text = useText()
  const language = useLanguage()
  const now = Date.now()
  const chosenItems = Object.keys(value)
  const [item, setItem] = useState(() => chosenItems[0] ?? options.items[0]?.id ?? '')
  const first = firstDay(options, now)
  const last = lastDay(options, now)
  const entry = Object.hasOwn(value, item) ? value[item] : undefined
  const chosenDay = entry && whenOf(entry).slice(0, 10)
  const [month, setMonth] = useState(() => startOfMonth(chosenDay ?? first))
  const [openDay, setOpenDay] = useState(chosenDay)
  const focusTarget = useFocusTarget<HTMLFieldSetElement>(options.items.length > 1)
  const held = useHeld(
    { item, from: month, days: daysOfMonth(month).length },
    Object.keys(value).length === 0 ? undefined : value,
    {
      idle: readOnly,
    },
  )

  const standingOf = (when: string): Standing => {
    const key = keyOf(item, when)
    const isOffered = quota(options, item, when) > 0 && isOpenDay(options, when.slice(0, 10), now)
    const left = isOffered ? held.reply?.left[key] : 0
    const waiting = held.reply?.waiting[key] ?? 0
    const isFull = isOffered && left === 0
    const isOnHold = isFull && (held.reply?.onHold?.includes(key) ?? false)
    return { left, waiting, isFull, isOnHold, isClosed: !isOffered || (isFull && waiting >= options.waiting) }
  }
  const ofDay = (day: string): Standing => {
    const times = timesOf(options, item, day).map(standingOf)
    const open = times.filter(({ isClosed }) => !isClosed)
    const known = open.filter(({ left }) => typeof left === 'number')
    return {
      left:
        known.length === open.length && open.length > 0
          ? known.reduce((sum, { left }) => sum + (left ?? 0), 0)
          : undefined,
      waiting: times.reduce((sum, { waiting }) => sum + waiting, 0),
      isFull: times.length > 0 && times.every(({ isFull }) => isFull),
      isOnHold: times.some(({ isOnHold }) => isOnHold),
      isClosed: open.length === 0,
    }
  }
  const stateOf = (day: string) => {
    const { left, isFull, isOnHold, isClosed } = ofDay(day)
    const full = dayText(day, language, { dateStyle: 'full' })
    const isOwn = day === chosenDay
    if (isFull && !isOwn)
      return isClosed
        ? isOnHold
          ? { can: false, note: t('onHold'), said: t('said', { day: full, state: t('onHold.said') }) }
          : { can: false, note: t('full'), said: t('said', { day: full, state: t('full') }) }
        : { can: true, note: t('waitNote'), said: t('said', { day: full, state: t('fullButLine') }) }
    if (isClosed && !isOwn) return { can: false, note: '', said: t('said', { day: full, state: t('closed') }) }
    const note = typeof left === 'number' ? t('left', { number: left }) : ''
    return { can: true, note, said: note === '' ? full : t('said', { day: full, state: note }) }
  }

  const choose = (when: string) => {
    const isOwn = entry !== undefined && whenOf(entry) === when && !isWaiting(entry)
    const next: Mutable = standingOf(when).isFull && !isOwn ? { when, waiting: true } : when
    p.onChange({ ...(options.multiple ? copyOf(value) : {}), [item]: next })
  }
  const drop = (id: string) => {
    const { [id]: _gone, ...rest } = copyOf(value)
    p.onChange(Object.keys(rest).length === 0 ? undefined : rest)
  }

  return (
    <fieldset
      ref={focusTarget}
      aria-labelledby={p.labelId}
      aria-describedby={p.describedBy}
      className="min-w-0"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur()
      }}
    >
      {options.items.length > 1 && (
        <div className="mb-3 flex flex-wrap gap-2">
          {options.items.map((each, index) => (
            <Button
              key={each.id}
              variant={each.id === item ? 'primary' : 'secondary'}
              aria-pressed={each.id === item}
              onClick={() => setItem(each.id)}
            >
              {itemLabel(each, index, { text, t })}
            </Button>
          ))}
        </div>
      )}
      {!readOnly && whyNoDay(options, now) !== null && <p className="mb-3 font-semibold">{t('noDay')}</p>}
      <MonthPicker
        name={`${p.controlId}-${item}`}
        controlId={p.controlId}
        month={month}
        first={first}
        last={last}
        value={renderDay ? openDay : chosenDay}
        stateOf={stateOf}
        onMonth={setMonth}
        onChange={(day) => (renderDay ? setOpenDay(day) : choose(day))}
        readOnly={readOnly}
        invalid={p.invalid}
        describedBy={p.describedBy}
      />
      {renderDay &&
        openDay !== undefined &&
        renderDay({ item, day: openDay, language, chosen: entry, standingOf, choose })}
      <ul aria-live="polite" className="mt-3 flex flex-col gap-2">
        {options.items.map((each, index) => {
          const own = Object.hasOwn(value, each.id) ? value[each.id] : undefined
          if (own === undefined) return null
          const name = itemLabel(each, index, { text, t })
          const params = { item: name, when: write(whenOf(own), language) }
          return (
            <li key={each.id} className="flex flex-wrap items-center gap-2">
              <span className="wrap-anywhere font-semibold">{t(isWaiting(own) ? 'line.waiting' : 'line', params)}</span>
              {!readOnly && (
                <Button size="small" variant="ghost" aria-label={t('drop.of', { name })} onClick={() => drop(each.id)}>
                  {t('drop')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {!readOnly && options.hold > 0 && <HoldNotice held={held} isRefused={p.invalid} />}
    </fieldset>
  )
}

const copyOf = (value: Reserved): Record<string, Mutable> =>
  Object.fromEntries(
    Object.entries(value).map(([id, entry]) => [id, typeof entry === 'string' ? entry : { ...entry }] as const),
  )
