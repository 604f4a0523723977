import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keyRows, parseComponentNotes } from '../.ladle/component-notes.ts'

const source = `
/** Props. */
export interface LampProps {}

/**
 * A lamp to switch on,
 * and off.
 *
 * Do: put it beside what it lights.
 * Don't: use it for a setting; that is a Switch,
 * which says its state.
 * Keys: Enter and Space press it; Arrow up brightens.
 * Keys in the list: Home and End go to the ends.
 * ARIA: button, https://www.w3.org/WAI/ARIA/apg/patterns/button/ (Radix).
 *
 * @param size in px
 */
export function Lamp() {}

/** Not this one. */
export function LampShade() {}
`

test('reads purpose, do, don’t, keys and the pattern', () => {
  expect(parseComponentNotes(source, 'lamp')).toEqual({
    name: 'Lamp',
    purpose: 'A lamp to switch on, and off.',
    do: ['put it beside what it lights.'],
    dont: ['use it for a setting; that is a Switch, which says its state.'],
    keys: [
      {
        where: undefined,
        rows: [
          { keys: 'Enter and Space', does: 'press it' },
          { keys: 'Arrow up', does: 'brightens' },
        ],
      },
      { where: 'in the list', rows: [{ keys: 'Home and End', does: 'go to the ends' }] },
    ],
    aria: 'button, https://www.w3.org/WAI/ARIA/apg/patterns/button/ (Radix).',
    ariaLink: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  })
})

test('of several exports the one named like the folder; of none nothing', () => {
  expect(parseComponentNotes(source, 'lamp-shade')?.purpose).toBe('Not this one.')
  expect(parseComponentNotes('export const x = 1', 'lamp')).toBeUndefined()
})

test.each([
  ['Escape closes and focus returns', 'Escape', 'closes and focus returns'],
  ['Shift with an arrow extends', 'Shift with an arrow', 'extends'],
  ['Enter, Space or arrow down opens', 'Enter, Space or arrow down', 'opens'],
  ['Ctrl A takes all', 'Ctrl A', 'takes all'],
  ['in the field arrow down opens', 'arrow down', 'in the field: opens'],
  ['the browser’s own', '', 'the browser’s own'],
])('%s', (text, keys, does) => expect(keyRows(text)).toEqual([{ keys, does }]))

test('a comma parts keys that have verbs of their own, not keys that share one', () => {
  expect(keyRows('arrows, Home, End walk, letters jump, Enter chooses and closes')).toEqual([
    { keys: 'arrows, Home, End', does: 'walk' },
    { keys: 'letters', does: 'jump' },
    { keys: 'Enter', does: 'chooses and closes' },
  ])
  expect(keyRows('Enter chooses, or goes on')).toEqual([{ keys: 'Enter', does: 'chooses, or goes on' }])
})

test('a pattern that is only named has its link', () => {
  expect(parseComponentNotes('/** A panel (APG dialog). */\nexport function Panel() {}', 'panel')?.ariaLink).toBe(
    'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  )
})

// So that they cannot rot: every component says what it is for, what to do with it, and what not.
const components = globSync('design-system/*/index.tsx').flatMap((file) => {
  const folder = file.split(/[\\/]/)[1] ?? ''
  const text = readFileSync(file, 'utf8')
  const notes = parseComponentNotes(text, folder)
  return notes ? [{ folder, text, notes }] : []
})

test('all are found', () => expect(components.length).toBeGreaterThan(120))

test.each(components)('$folder has its notes', ({ text, notes }) => {
  expect(notes.purpose.length, 'purpose').toBeGreaterThan(15)
  expect(notes.do.length, 'a line "Do: …"').toBeGreaterThan(0)
  expect(notes.dont.length, 'a line "Don\'t: …"').toBeGreaterThan(0)
  for (const line of [...notes.do, ...notes.dont]) expect(line.length).toBeGreaterThan(20)
  if (/onKeyDown=|<button|<input|<Button\b/.test(text)) expect(notes.keys.length, 'a line "Keys: …"').toBeGreaterThan(0)
})
