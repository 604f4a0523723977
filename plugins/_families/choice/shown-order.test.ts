import { expect, test } from 'vitest'
import type { Choice } from './choice.ts'
import { shuffledChoices } from './shown-order.ts'

const choices: readonly Choice[] = [
  { id: 'other', label: {}, allowText: true },
  ...['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: {} })),
  { id: 'none', label: {}, exclusive: true },
]
const ids = (seed: string) => shuffledChoices(choices, seed).map(({ id }) => id)
const seeds = Array.from({ length: 500 }, (_, index) => `0199aa10-7c00-7000-8000-${index}:q1`)

test('the same respondent sees the same order, whoever works it out', () => {
  for (const seed of seeds.slice(0, 20)) expect(ids(seed)).toEqual(ids(seed))
  // Stored answers are read by it for ever: another arithmetic would tell of another page than was seen.
  expect(ids('0199aa10-7c00-7000-8000-000000000001:q1')).toEqual(['b', 'd', 'c', 'e', 'a', 'other', 'none'])
})

test('every option stands in every place for somebody, and none is lost', () => {
  const first = new Map<string, number>()
  for (const seed of seeds) {
    const shown = ids(seed)
    expect(shown.toSorted()).toEqual(choices.map(({ id }) => id).toSorted())
    first.set(shown[0] ?? '', (first.get(shown[0] ?? '') ?? 0) + 1)
  }
  expect([...first.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  for (const times of first.values()) expect(times).toBeGreaterThan(60)
})

test('“other” and what stands alone stay at the end', () => {
  for (const seed of seeds) expect(ids(seed).slice(-2)).toEqual(['other', 'none'])
})
