// What formulas reckon with, and how one kind is taken for another.
import { fail } from './problem.ts'

/** Null: nothing was given. A list: the ids of what was chosen. Days and moments are ISO texts. */
export type FormulaValue = number | string | boolean | null | readonly string[]

/** Texts grow by joining; no answer is longer. */
export const maxTextLength = 10_000

/**
 * A number as people reckon: 0.1 + 0.2 is 0.3. Fifteen digits are what a double keeps of a decimal fraction.
 */
export const decimal = (value: number): number => {
  if (!Number.isFinite(value)) return fail('outOfRange')
  const rounded = Number(value.toPrecision(15))
  // No answer is -0, and JSON knows none.
  return rounded === 0 ? 0 : rounded
}

/**
 * Two amounts added as they are written: what is taken away leaves none of the noise of the larger ones. A sum has no more
 * decimals than what it is made of.
 */
export const added = (a: number, b: number): number => {
  const decimals = Math.max(decimalsOf(a), decimalsOf(b))
  const sum = a + b
  return decimals > 15 || Math.abs(sum) >= 1e15 ? decimal(sum) : decimal(Number(sum.toFixed(decimals)))
}

/** Of a number as it is written; 1e-7 has seven. */
const decimalsOf = (value: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

const numeric = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,3})?$/

const numberIn = (text: string): number | null => {
  const trimmed = text.trim()
  if (!numeric.test(trimmed)) return null
  const value = Number(trimmed)
  return Number.isFinite(value) ? value : null
}

/** Nothing counts as 0, as in spreadsheets. */
export const asNumber = (value: FormulaValue): number => {
  if (typeof value === 'number') return value
  if (value === null || value === '') return 0
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string') return numberIn(value) ?? fail('notNumber')
  return value.length === 1 ? asNumber(value[0] ?? null) : fail('notNumber')
}

export const asText = (value: FormulaValue): string => {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'number' ? String(value) : value.join(', ')
}

export const asLogical = (value: FormulaValue): boolean => {
  if (typeof value === 'boolean') return value
  if (value === null) return false
  return typeof value === 'number' ? value !== 0 : fail('notLogical')
}

export const isBlank = (value: FormulaValue): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && value.length === 0)

export const bounded = (text: string): string => (text.length > maxTextLength ? fail('tooLong') : text)

/** Equal by value: `5` and `"5"` are, nothing is equal to an empty text and to 0, a choice to its only option. */
export const isEqual = (a: FormulaValue, b: FormulaValue): boolean => {
  if (isList(a) && isList(b)) return a.length === b.length && a.every((member) => b.includes(member))
  if (isList(a) || isList(b)) {
    const [list, other] = isList(a) ? [a, b] : [b as readonly string[], a]
    return list.length === 0 ? isBlank(other) : list.length === 1 && list[0] === asText(other as FormulaValue)
  }
  if (a === null || b === null) {
    const other = a ?? b
    return isBlank(other) || other === 0 || other === false
  }
  if (typeof a === typeof b) return a === b
  const [left, right] = [plainNumber(a), plainNumber(b)]
  return left === null || right === null ? asText(a) === asText(b) : left === right
}

/** -1, 0 or 1. Numbers by size, texts (days among them) by their letters. */
export const compare = (a: FormulaValue, b: FormulaValue): number => {
  if (isList(a) || isList(b)) return fail('notComparable')
  if (typeof a === 'string' && typeof b === 'string') {
    const [left, right] = [numberIn(a), numberIn(b)]
    if (left === null || right === null) return a < b ? -1 : a > b ? 1 : 0
    return Math.sign(left - right)
  }
  const [left, right] = [plainNumber(a ?? 0), plainNumber(b ?? 0)]
  return left === null || right === null ? fail('notComparable') : Math.sign(left - right)
}

const plainNumber = (value: number | string | boolean): number | null =>
  typeof value === 'string' ? numberIn(value) : Number(value)

const isList = (value: FormulaValue): value is readonly string[] => typeof value === 'object' && value !== null
