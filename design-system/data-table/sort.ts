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
  let order = Uint32Array.from(rows, (_, index) => index)
  // Least important rule first: the sort is stable, so later passes keep what earlier ones did among equals.
  for (const { value, desc } of rules.reverse()) order = radixOrder(sortKeys(rows, value, desc, locale), order)
  return Array.from(order, (index) => rows[index]!)
}

/** One number per row that sorts like its value; Infinity for empty. */
function sortKeys<Row>(rows: readonly Row[], value: (row: Row) => CellValue, desc: boolean, locale?: string) {
  const values = rows.map((row) => comparable(value(row)))
  const ranks = textRanks(values, locale)
  const keys = new Float64Array(values.length)
  values.forEach((each, index) => {
    const key = typeof each === 'string' ? ranks.get(each) : each
    keys[index] = key === undefined ? Number.POSITIVE_INFINITY : desc ? -key : key
  })
  return keys
}

/** Numbers, and every kind that has an order as a number; text stays text. */
function comparable(value: CellValue): number | string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  if (typeof value === 'boolean') return value ? 1 : 0
  const number = value instanceof Date ? value.getTime() : value
  return number === null || number === undefined || Number.isNaN(number) ? undefined : number
}

/** Each distinct text is compared once by the language's rules; rows then sort by rank. */
function textRanks(values: readonly (number | string | undefined)[], locale?: string): Map<string, number> {
  const distinct = new Set<string>()
  for (const value of values) if (typeof value === 'string') distinct.add(value)
  const ranks = new Map<string, number>()
  if (distinct.size === 0) return ranks
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
