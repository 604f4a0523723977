import { describe, expect, test } from 'vitest'
import { type CloseKind, idsToClose, moveTag, tagAfterClose } from './closing.ts'

const tags = [{ id: 'home', fixed: true }, { id: 'a' }, { id: 'b' }, { id: 'c' }]

test.each<[CloseKind, string, string[]]>([
  ['this', 'b', ['b']],
  ['this', 'home', []],
  ['others', 'b', ['a', 'c']],
  ['left', 'b', ['a']],
  ['right', 'b', ['c']],
  ['right', 'home', ['a', 'b', 'c']],
  ['all', 'b', ['a', 'b', 'c']],
  ['all', 'gone', []],
])('close %s of %s', (kind, id, expected) => {
  expect(idsToClose(tags, id, kind)).toEqual(expected)
})

describe('the page after closing', () => {
  test.each<[string, string, string[], string | undefined, string]>([
    ['another was closed: stays', 'a', ['b'], 'b', 'a'],
    ['the current: next neighbour', 'b', ['b'], 'b', 'c'],
    ['the last: the last that is left', 'c', ['c'], 'c', 'b'],
    ['others: the clicked', 'a', ['a', 'c'], 'b', 'b'],
    ['all: the last fixed', 'b', ['a', 'b', 'c'], 'b', 'home'],
  ])('%s', (_, current, closed, from, expected) => {
    expect(tagAfterClose(tags, current, closed, from)).toBe(expected)
  })

  test('none is left', () => {
    expect(tagAfterClose([{ id: 'a' }], 'a', ['a'])).toBeUndefined()
  })
})

test('moves never pass a fixed tab, nor the end', () => {
  const order = (id: string, by: number) => moveTag(tags, id, by).map((tag) => tag.id)
  expect(order('c', -1)).toEqual(['home', 'a', 'c', 'b'])
  expect(order('a', 5)).toEqual(['home', 'b', 'c', 'a'])
  expect(moveTag(tags, 'a', -1)).toBe(tags)
  expect(moveTag(tags, 'home', 1)).toBe(tags)
  expect(moveTag(tags, 'c', 1)).toBe(tags)
})
