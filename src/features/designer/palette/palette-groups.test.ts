import { expect, test } from 'vitest'
import { paletteGroups } from './palette-groups.ts'

test('known groups come first, in their order; groups of the types themselves follow, as they come', () => {
  const type = (id: string, group: string) => ({ id, group })
  const groups = paletteGroups([
    type('seal', 'paperwork'),
    type('number', 'text'),
    type('stamp', 'paperwork'),
    type('input', 'text'),
    type('rate', 'choice'),
  ])
  expect(groups.map(({ id, isKnown, types }) => [id, isKnown, types.map((each) => each.id)])).toEqual([
    ['text', true, ['number', 'input']],
    ['choice', true, ['rate']],
    ['paperwork', false, ['seal', 'stamp']],
  ])
})
