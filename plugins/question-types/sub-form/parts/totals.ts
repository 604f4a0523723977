import type { Row } from './rows.ts'

export const maxTotals = 50

/** Of amounts with at most six decimals, as people add them: 0.1 + 0.2 is 0.3. */
export const decimalSum = (numbers: readonly number[]): number =>
  Number(numbers.reduce((sum, number) => sum + number, 0).toFixed(6))

/** What the numbers of a column come to; undefined where there is none. */
export const totalOf = (rows: readonly Row[], childId: string): number | undefined => {
  const numbers = rows.flatMap((row) => {
    const cell = Object.hasOwn(row, childId) ? row[childId] : undefined
    return typeof cell === 'number' ? [cell] : []
  })
  return numbers.length === 0 ? undefined : decimalSum(numbers)
}
