import { type DateKind, dayText, isOfKind, weekText } from '../../../_families/moment/calendar.ts'

export type DateLimit =
  | { readonly from: 'calendar'; readonly at: string }
  | { readonly from: 'today'; readonly days: number }

/**
 * The outermost answer a bound allows, as text; undefined when there is no bound, or one that means nothing to this
 * kind (days to a time of day, a moment that was set for another kind). ISO texts of one kind sort as they follow.
 * @param today days since 1970
 */
export const limitText = (
  limit: DateLimit | undefined,
  kind: DateKind,
  { edge, today }: { edge: 'min' | 'max'; today: number },
): string | undefined => {
  if (!limit) return undefined
  if (limit.from === 'calendar') return isOfKind(limit.at, kind) ? limit.at : undefined
  const day = dayText(today + limit.days)
  switch (kind) {
    case 'time':
      return undefined
    case 'year':
      return day.slice(0, 4)
    case 'week':
      return weekText(today + limit.days)
    case 'month':
      return day.slice(0, 7)
    case 'date':
      return day
    case 'datetime':
      return edge === 'min' ? `${day}T00:00` : `${day}T23:59`
  }
}

const hour = 3_600_000
const dayLength = 24 * hour

/** Today where this code runs: the respondent's own in a browser. `now`: milliseconds since 1970. */
export const localToday = (now: number): number =>
  Math.floor((now - new Date(now).getTimezoneOffset() * 60_000) / dayLength)

/** The earliest and the latest date that anyone on earth calls today. */
export const todayAnywhere = (now: number): { readonly first: number; readonly last: number } => ({
  first: Math.floor((now - 12 * hour) / dayLength),
  last: Math.floor((now + 14 * hour) / dayLength),
})
