import type { CellValue } from './column.ts'
import { type KeyRange, radixOrder } from './radix-order.ts'
import { textRanks } from './text-ranks.ts'

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
  let order: Uint32Array<ArrayBuffer> | undefined
  // Least important rule first: the sort is stable, so later passes keep what earlier ones did among equals.
  for (const { value, desc } of rules.reverse()) {
    const { keys, range } = sortKeys(rows, value, desc, locale)
    order = radixOrder(keys, range, order)
  }
  if (!order) return rows
  // Loops, not Array.from: on a hundred thousand rows that is most of the time of a sort.
  const sorted = new Array<Row>(rows.length)
  for (let i = 0; i < order.length; i++) sorted[i] = rows[order[i]!]!
  return sorted
}

/** One number per row that sorts like its value; Infinity for empty. */
function sortKeys<Row>(
  rows: readonly Row[],
  value: (row: Row) => CellValue,
  desc: boolean,
  locale?: string,
): { keys: Float64Array; range: KeyRange } {
  const keys = new Float64Array(rows.length).fill(Number.POSITIVE_INFINITY)
  const range: KeyRange = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY, whole: true }
  const sign = desc ? -1 : 1
  // Texts that come again are kept once.
  const texts: string[] = []
  let known: Map<string, number> | undefined = new Map()
  // Which of the texts a row has, from 1.
  const textOf = new Uint32Array(rows.length)
  let rowsWithText = 0
  for (let i = 0; i < keys.length; i++) {
    const each = comparable(value(rows[i]!))
    if (typeof each === 'string') {
      rowsWithText++
      const number = known?.get(each)
      textOf[i] = number ?? texts.push(each)
      if (number !== undefined || known === undefined) continue
      if (texts.length <= mostRemembered) known.set(each, texts.length)
      // Among texts that are nearly all different, looking them up costs more than it saves.
      if (texts.length === trial && rowsWithText < 2 * trial) known = undefined
    } else if (each !== undefined) {
      const key = sign * each
      keys[i] = key
      if (key < range.least) range.least = key
      if (key > range.most) range.most = key
      if (Math.floor(key) !== key) range.whole = false
    }
  }
  if (texts.length === 0) return { keys, range }
  const ranks = textRanks(texts, locale)
  for (let i = 0; i < keys.length; i++) if (textOf[i]! > 0) keys[i] = sign * ranks[textOf[i]! - 1]!
  // At most as many ranks as texts, from 0.
  range.least = Math.min(range.least, desc ? 1 - texts.length : 0)
  range.most = Math.max(range.most, desc ? 0 : texts.length - 1)
  return { keys, range }
}

const trial = 1024
const mostRemembered = 4096

/** Numbers, and every kind that has an order as a number; text stays text. */
function comparable(value: CellValue): number | string | undefined {
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value
  if (typeof value === 'string') return value === '' ? undefined : value
  if (typeof value === 'boolean') return value ? 1 : 0
  const time = value?.getTime()
  return Number.isNaN(time) ? undefined : time
}
