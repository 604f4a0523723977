import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binOf } from './bins.ts'
import { histogram, type NumberBin } from './histogram.ts'

const binsOf = (numbers: readonly number[]): NumberBin[] => {
  const bins = new Map<string, number[]>()
  for (const number of numbers) bins.set(binOf(number), [...(bins.get(binOf(number)) ?? []), number])
  return [...bins].map(([value, list]) => ({
    value,
    count: list.length,
    min: Math.min(...list),
    max: Math.max(...list),
  }))
}

describe('a histogram', () => {
  it('shows few different numbers one by one, in order', () => {
    expect(histogram(binsOf([3, -1, 3, 10]))).toEqual([
      { id: '-1', label: '-1', count: 1 },
      { id: '3', label: '3', count: 2 },
      { id: '10', label: '10', count: 1 },
    ])
    expect(histogram([])).toEqual([])
  })

  it('puts many into ranges of a width people can read', () => {
    const bars = histogram(binsOf(Array.from({ length: 100 }, (_, index) => index)))
    expect(bars.map(({ label }) => label)).toEqual([
      '0 – 10',
      '10 – 20',
      '20 – 30',
      '30 – 40',
      '40 – 50',
      '50 – 60',
      '60 – 70',
      '70 – 80',
      '80 – 90',
      '90 – 100',
    ])
    expect(bars.every(({ count }) => count === 10)).toBe(true)
  })

  it('loses no answer and stays short, whatever the numbers', () => {
    const numbers = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(numbers, (list) => {
        const bars = histogram(binsOf(list))
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(list.length)
        expect(bars.length).toBeLessThanOrEqual(14)
        expect(new Set(bars.map(({ id }) => id)).size).toBe(bars.length)
      }),
    )
  })
})
