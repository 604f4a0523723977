import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Lru } from './lru.ts'

describe('a memory that forgets', () => {
  it('forgets what was asked for longest ago', () => {
    const memory = new Lru<string, number>(2)
    memory.set('a', 1)
    memory.set('b', 2)
    memory.get('a')
    memory.set('c', 3)
    expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([1, undefined, 3])
  })

  it('never holds more than it may by weight, whatever is put in, replaced and taken out', () => {
    const step = fc.record({ key: fc.nat({ max: 8 }), weight: fc.option(fc.nat({ max: 60 })) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const memory = new Lru<number, { weight: number }>(100, ({ weight }) => weight)
        const put = new Map<number, number>()
        for (const { key, weight } of steps) {
          if (weight === null) memory.delete(key)
          else memory.set(key, { weight })
          if (weight === null) put.delete(key)
          else put.set(key, weight)
          const held = [...put.keys()].flatMap((each) => memory.get(each)?.weight ?? [])
          expect(held.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(100)
          // The newest is always there, and nothing is there that was taken out.
          if (weight !== null) expect(memory.get(key)).toEqual({ weight })
          expect(memory.size).toBe(held.length)
        }
      }),
    )
  })

  it('does not keep what is heavier than all it may hold', () => {
    const memory = new Lru<string, number>(10, (weight) => weight)
    memory.set('a', 11)
    expect(memory.get('a')).toBeUndefined()
    memory.set('b', 10)
    expect(memory.get('b')).toBe(10)
  })
})
