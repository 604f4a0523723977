import type { CellValue } from './column.ts'
import { radixOrder } from './radix-order.ts'

/** Plain JSON; several rules sort by the first, ties by the next. */
export interface SortRule {
  id: string
  desc: boolean
}

/**
 * The sorting after a column's head was used: up, down, then unsorted.
 *
 * @param add keeps the other rules and sorts ties by this column (Shift)
 */
export function nextSort(sort: readonly SortRule[], id: string, add: boolean): SortRule[] {
  const present = sort.find((rule) => rule.id === id)
  const next: SortRule[] = present?.desc ? [] : [{ id, desc: present !== undefined }]
  if (!add) return next
  return present ? sort.flatMap((rule) => (rule.id === id ? next : [rule])) : [...sort, ...next]
}

/**
 * Rows in order, as a new array; the same array when there is nothing to sort by. Stable. Empty values stand last in both
 * directions. Text is compared by the language's own rules with numbers inside it by value ("Q9" before "Q10").
 *
 * @param locale BCP 47
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly { id: string; value: (row: Row) => CellValue }[],
  sort: readonly SortRule[],
  locale?: string | undefined,
): readonly Row[] {
  const rules = sort.flatMap((rule) => {
    const column = columns.find((each) => each.id === rule.id)
    return column ? [{ value: column.value, desc: rule.desc }] : []
  })
  if (rules.length === 0) return rows
  let order = new Uint32Array(rows.length)
  for (let i = 0; i < order.length; i++) order[i] = i
  // Least important rule first: the sort is stable, so later passes keep what earlier ones did among equals.
  for (const { value, desc } of rules.reverse()) order = radixOrder(sortKeys(rows, value, desc, locale), order)
  // Loops, not Array.from: on a hundred thousand rows that is most of the time of a sort.
  const sorted = new Array<Row>(rows.length)
  for (let i = 0; i < order.length; i++) sorted[i] = rows[order[i]!]!
  return sorted
}

/** One number per row that sorts like its value; Infinity for empty. */
function sortKeys<Row>(rows: readonly Row[], value: (row: Row) => CellValue, desc: boolean, locale?: string) {
  const keys = new Float64Array(rows.length).fill(Number.POSITIVE_INFINITY)
  const texts: (string | undefined)[] = []
  const sign = desc ? -1 : 1
  for (let i = 0; i < keys.length; i++) {
    const each = comparable(value(rows[i]!))
    if (typeof each === 'string') texts[i] = each
    else if (each !== undefined) keys[i] = sign * each
  }
  if (texts.length === 0) return keys
  const ranks = textRanks(texts, locale)
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i]
    if (text !== undefined) keys[i] = sign * (ranks.get(text) ?? 0)
  }
  return keys
}

/** Numbers, and every kind that has an order as a number; text stays text. */
function comparable(value: CellValue): number | string | undefined {
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value
  if (typeof value === 'string') return value === '' ? undefined : value
  if (typeof value === 'boolean') return value ? 1 : 0
  const time = value?.getTime()
  return Number.isNaN(time) ? undefined : time
}

/** Each distinct text is compared once by the language's rules; rows then sort by rank. */
function textRanks(texts: readonly (string | undefined)[], locale?: string): Map<string, number> {
  const distinct = new Set<string>()
  for (const text of texts) if (text !== undefined) distinct.add(text)
  const ranks = new Map<string, number>()
  const { compare } = new Intl.Collator(locale, { numeric: true })
  let rank = 0
  let before: string | undefined
  for (const text of [...distinct].sort(compare)) {
    // Texts the language holds for equal share a rank, so the next rule decides.
    if (before !== undefined && compare(before, text) !== 0) rank++
    ranks.set(text, rank)
    before = text
  }
  return ranks
}
