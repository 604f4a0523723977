import { expect, test } from 'vitest'
import { isSingleKey, type KeyPress, matches, parseKeys } from './keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

test.each<[string, boolean, KeyPress, boolean]>([
  ['mod+k', false, press('k', { ctrlKey: true }), true],
  ['mod+k', false, press('k', { metaKey: true }), false],
  ['mod+k', true, press('k', { metaKey: true }), true],
  ['mod+k', true, press('k', { ctrlKey: true }), false],
  ['mod+k', false, press('K', { ctrlKey: true, shiftKey: true }), false],
  ['c', false, press('c'), true],
  ['c', false, press('c', { ctrlKey: true }), false],
  ['?', false, press('?', { shiftKey: true, code: 'Slash' }), true],
  ['?', false, press('?', { code: 'Minus' }), true],
  ['/', false, press('7', { shiftKey: true }), false],
  ['g', false, press('п', { code: 'KeyG' }), true],
  ['z', false, press('y', { code: 'KeyZ' }), false],
  ['alt+w', false, press('∑', { altKey: true, code: 'KeyW' }), true],
  ['alt+shift+r', false, press('R', { altKey: true, shiftKey: true }), true],
  ['escape', false, press('Escape'), true],
  ['space', false, press(' '), true],
  ['ctrl+shift+left', false, press('ArrowLeft', { ctrlKey: true, shiftKey: true }), true],
])('%s (Mac: %s) and %o: %s', (keys, mac, event, expected) => {
  const [chord] = parseKeys(keys, mac)
  expect(chord && matches(chord, event)).toBe(expected)
})

test.each([
  ['c', true],
  ['?', true],
  ['g d', true],
  ['shift+x', true],
  ['mod+k', false],
  ['alt+w', false],
  ['escape', false],
  ['enter', false],
])('%s is a single key: %s', (keys, expected) => {
  expect(isSingleKey(parseKeys(keys, false))).toBe(expected)
})
