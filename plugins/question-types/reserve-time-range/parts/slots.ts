import { addDays, dayText, isDay, weekdayOf } from '../../../_families/reserve/days.ts'
import type { ReserveOptions } from '../../../_families/reserve/reserve.ts'

/** A day with a stretch of time: `2026-03-14T09:00/10:00`. */
export const slotPattern =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d\/(([01]\d|2[0-3]):[0-5]\d|24:00)$/
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/
export const endPattern = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/
export const maxSlots = 48

export interface Slot {
  readonly from: string
  readonly to: string
  readonly quota: number
}

interface Options extends ReserveOptions {
  readonly items: readonly (ReserveOptions['items'][number] & { readonly slots: readonly Slot[] })[]
  readonly weekdays: readonly boolean[]
}

const slotsOn = ({ items, weekdays }: Options, item: string, day: string): readonly Slot[] =>
  isDay(day) && weekdays[weekdayOf(day)] ? (items.find(({ id }) => id === item)?.slots ?? []) : []

const whenOf = (day: string, { from, to }: Slot): string => `${day}T${from}/${to}`

/** Places there are of a thing at a time, whatever is taken. */
export const quotaOf = (options: Options, item: string, when: string): number => {
  const day = when.slice(0, 10)
  return slotsOn(options, item, day).find((slot) => whenOf(day, slot) === when)?.quota ?? 0
}

/** In the order of the day. */
export const timesOf = (options: Options, item: string, day: string): readonly string[] =>
  slotsOn(options, item, day)
    .filter(({ quota }) => quota > 0)
    .map((slot) => whenOf(day, slot))
    .toSorted()

export const rangeText = (when: string): string => when.slice(11).replace('/', '–')

/** Beginning and end as moments; the midnight that ends a day is the next one's first. */
export const momentsOf = (when: string): readonly [from: string, to: string] => {
  const day = when.slice(0, 10)
  const end = when.slice(17)
  return [when.slice(0, 16), end === '24:00' ? `${addDays(day, 1)}T00:00` : `${day}T${end}`]
}

/** @param join puts day and time together as the language does */
export const slotText = (
  when: string,
  language: string,
  join: (key: string, params: { day: string; time: string }) => string,
): string => join('when', { day: dayText(when.slice(0, 10), language, { dateStyle: 'long' }), time: rangeText(when) })
