import { isDay, weekdayOf } from '../../../_families/reserve/days.ts'
import type { ReserveOptions } from '../../../_families/reserve/reserve.ts'

interface Options extends ReserveOptions {
  readonly items: readonly (ReserveOptions['items'][number] & { readonly quota: readonly number[] })[]
}

/** Places there are of a thing on a day, whatever is taken. */
export const quotaOf = ({ items }: Options, item: string, day: string): number =>
  isDay(day) ? (items.find(({ id }) => id === item)?.quota[weekdayOf(day)] ?? 0) : 0

/** A day is the whole of it. */
export const timesOf = (options: Options, item: string, day: string): readonly string[] =>
  quotaOf(options, item, day) > 0 ? [day] : []
