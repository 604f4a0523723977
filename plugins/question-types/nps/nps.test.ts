import { expect, test } from 'vitest'
import { scoreOf } from './parts/score.ts'

const given = (counts: Readonly<Record<number, number>>) => Object.entries(counts).map(([id, count]) => ({ id, count }))

test('the score is the share of promoters less that of detractors', () => {
  expect(scoreOf(given({ 10: 3, 9: 2, 8: 1, 7: 1, 6: 1, 0: 2 }))).toEqual({
    score: 20,
    promoters: 5,
    passives: 2,
    detractors: 3,
  })
})

test('passives count as people, not as points', () => {
  expect(scoreOf(given({ 10: 1, 8: 1 })).score).toBe(50)
  expect(scoreOf(given({ 7: 4 })).score).toBe(0)
})

test('it reaches both ends, and there is none before the first answer', () => {
  expect(scoreOf(given({ 9: 4 })).score).toBe(100)
  expect(scoreOf(given({ 6: 1, 0: 3 })).score).toBe(-100)
  expect(scoreOf(given({ 0: 0, 10: 0 })).score).toBeNull()
})
