import { type DateKind, isCalendarText, mondayOf, weekText } from '../../../_families/moment/calendar.ts'

export interface TimelineStep {
  /** yyyy-Www, yyyy-MM, yyyy or HH:00, as the statistics count. */
  readonly id: string
  /** Null where nothing is known: the value may be among those that were cut off. */
  readonly count: number | null
}

/**
 * Counted weeks, months, years or hours in order and without gaps, so that a line over them tells the truth about time. Months
 * over more than ten years become years.
 *
 * @param complete whether every value that was ever counted is in `values`
 */
export const timeline = (
  values: readonly { readonly id: string; readonly count: number }[],
  kind: DateKind,
  complete: boolean,
): readonly TimelineStep[] => {
  const counted = values.filter(({ id, count }) => count > 0 && unitOf(kind).shape.test(id))
  if (counted.length === 0) return []
  const ids = counted.map(({ id }) => id).sort()
  const span = stepsBetween(ids[0] ?? '', ids.at(-1) ?? '', kind)
  if (kind !== 'time' && kind !== 'year' && span.length > mostMonths) {
    const years = new Map<string, number>()
    for (const { id, count } of counted) years.set(id.slice(0, 4), (years.get(id.slice(0, 4)) ?? 0) + count)
    return timeline(
      [...years].map(([id, count]) => ({ id, count })),
      'year',
      complete,
    )
  }
  const counts = new Map(counted.map(({ id, count }) => [id, count]))
  return span.map((id) => ({ id, count: counts.get(id) ?? (complete ? 0 : null) }))
}

const mostMonths = 120

const unitOf = (kind: DateKind) =>
  kind === 'time' ? hours : kind === 'week' ? weeks : kind === 'year' ? years : months

interface Unit {
  readonly shape: Pick<RegExp, 'test'>
  readonly toIndex: (id: string) => number
  readonly toId: (index: number) => string
}

const hours: Unit = {
  shape: /^\d\d:00$/,
  toIndex: (id) => Number(id.slice(0, 2)),
  toId: (index) => `${String(index).padStart(2, '0')}:00`,
}
const weeks: Unit = {
  shape: { test: (id) => id.length === 8 && isCalendarText(id) },
  toIndex: (id) => Math.floor(mondayOf(id) / 7),
  // The days before the first Monday of 1970 are a week of their own.
  toId: (index) => weekText(index * 7 + 4),
}
const years: Unit = { shape: /^\d{4}$/, toIndex: Number, toId: (index) => String(index).padStart(4, '0') }
const months: Unit = {
  shape: /^\d{4}-\d\d$/,
  toIndex: (id) => Number(id.slice(0, 4)) * 12 + Number(id.slice(5)) - 1,
  toId: (index) => `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`,
}

const stepsBetween = (first: string, last: string, kind: DateKind): string[] => {
  const { toIndex, toId } = unitOf(kind)
  const from = toIndex(first)
  return Array.from({ length: toIndex(last) - from + 1 }, (_, index) => toId(from + index))
}
