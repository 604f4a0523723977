import { expect, test } from 'vitest'
import { lossesOf } from './losses.ts'
import { choices, form, question } from './testing/forms.ts'

const before = form([
  question('colour', 'single', { options: choices('red', 'green') }),
  question('name', 'text'),
  question('team', 'rows', { children: [question('mate', 'text')] }),
])

test('a question that is gone, and options that are, in the order they stood in', () => {
  const after = form([question('colour', 'single', { options: choices('green', 'blue') })])
  expect(lossesOf(before, after).map(({ question: { id }, options }) => [id, options])).toEqual([
    ['colour', ['red']],
    ['name', undefined],
    ['team', undefined],
  ])
})

test('what is worded, moved, hidden or added anew loses nothing', () => {
  const [colour, name, team] = before.questions
  const after = form([
    question('more', 'text'),
    { ...team!, hidden: true },
    { ...name!, title: { en: 'Called' } },
    colour!,
  ])
  expect(lossesOf(before, after)).toEqual([])
})
