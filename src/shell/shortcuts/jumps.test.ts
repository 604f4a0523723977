import { expect, test } from 'vitest'
import { conflictsIn } from '#ds/shortcuts'
import { allJumps, jumpKeys } from './jumps.ts'
import { tabKeys } from './tab-keys.ts'

test('no two pages share their keys, and none gets in the way of the tabs’', () => {
  const shortcuts = [...allJumps.map((letter) => `g ${letter}`), ...Object.values(tabKeys), 'mod+k', '?']
  expect(conflictsIn(shortcuts.map((keys, at) => ({ id: `${at} ${keys}`, keys })))).toEqual([])
})

test('a page without lasting address has none', () => {
  expect(jumpKeys('/index')).toBe('g h')
  expect(jumpKeys('/toString')).toBeUndefined()
  expect(jumpKeys('constructor')).toBeUndefined()
})
