import { expect, it } from 'vitest'
import type { FormDefinition, Question } from '#shared/form/definition'
import { definitionOf, input, question } from '../form/testing.ts'
import { columnsOver, type QuestionColumn } from './columns.ts'

const titled = (id: string, title: string): Question => input(id, { title: { 'zh-cn': title } })
const shows = (id: string, title: string): Question =>
  question(id, 'description-text', { content: {} }, { title: { 'zh-cn': title } })
const collects = ({ type }: Question) => type !== 'description-text'

const columns = (draft: readonly Question[] | undefined, ...published: (readonly Question[])[]) =>
  columnsOver(
    published.map((questions, index) => ({ version: index + 1, definition: definitionOf(questions) })),
    collects,
    draft && (definitionOf(draft) as FormDefinition),
  ).map(describeColumn)

const describeColumn = ({ question: shown, deleted, lastVersion }: QuestionColumn): string =>
  `${shown.id} "${shown.title['zh-cn']}"${deleted ? ' deleted' : ''} v${lastVersion ?? '-'}`

it('has the draft in its order and wording, then deleted questions in their last wording, those that went last first', () => {
  expect(
    columns(
      [titled('new', 'New'), titled('a', 'A3')],
      [titled('a', 'A1'), titled('gone1', 'G'), titled('gone2', 'H1')],
      [titled('gone2', 'H2'), titled('a', 'A2')],
    ),
  ).toEqual(['new "New" v-', 'a "A3" v2', 'gone2 "H2" deleted v2', 'gone1 "G" deleted v1'])
})

it('takes the newest version for the form where there is no draft to go by', () => {
  expect(columns(undefined, [titled('a', 'A')], [titled('b', 'B')])).toEqual(['b "B" v2', 'a "A" deleted v1'])
  expect(columns(undefined)).toEqual([])
})

it('has none for questions that collect nothing, and one for those of types nobody knows', () => {
  expect(columns([shows('d', 'D')], [shows('p', 'P')])).toEqual([])
  expect(columns([], [question('u', 'unheard-of', {}, { title: { 'zh-cn': 'U' } })])).toEqual(['u "U" deleted v1'])
})
