import { describe, expect, it } from 'vitest'
import { findingOf } from './finding.ts'

const part = (counts: Record<string, number>) => ({
  id: '',
  label: '',
  values: Object.entries(counts).map(([label, count]) => ({ id: label, label, count })),
  numbers: null,
})

describe('finding', () => {
  it('names the value most people chose, as a share of those who answered', () => {
    expect(findingOf({ answered: 10, parts: [part({ a: 2, b: 7, c: 1 })] })).toEqual({
      kind: 'leader',
      label: 'b',
      share: 0.7,
    })
  })

  it('names nobody when two are equal, or nobody answered', () => {
    expect(findingOf({ answered: 4, parts: [part({ a: 2, b: 2 })] })).toBeNull()
    expect(findingOf({ answered: 0, parts: [part({ a: 0, b: 0 })] })).toBeNull()
  })

  it('gives mean and range of numbers', () => {
    const numbers = { count: 3, mean: 2.3333, min: 1, max: 4, sum: 7 }
    expect(findingOf({ answered: 3, parts: [{ ...part({}), numbers }] })).toEqual({
      kind: 'mean',
      mean: 2.33,
      min: 1,
      max: 4,
    })
  })

  it('speaks of no mean where every answer is the same number', () => {
    const numbers = { count: 2, mean: 1, min: 1, max: 1, sum: 2 }
    expect(findingOf({ answered: 2, parts: [{ ...part({}), numbers }] })).toBeNull()
  })

  it('says nothing of several parts', () => {
    expect(findingOf({ answered: 3, parts: [part({ a: 3 }), part({ a: 1 })] })).toBeNull()
  })
})
