import { describe, expect, test } from 'vitest'
import type { FormDefinition, Question } from './definition.ts'
import { addQuestions, moveQuestion, removeQuestion, setRules, updateQuestion } from './edit.ts'
import { choices, form, question, rule, when } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'
import { type Column, columnsOver, definitionFor, diff, publish, questionIn } from './versions.ts'

const collects = ({ type }: Question) => testTypes(type)?.traits.collects ?? true
const titled = (id: string, title: string, type = 'text') => question(id, type, { title: { en: title } })

test('publishing counts up from the highest version, whatever the order or gaps', () => {
  const draft = form([question('a', 'text')])
  expect(publish('key', draft, [])).toEqual({ formKey: 'key', version: 1, definition: draft })
  expect(publish('key', draft, [{ version: 7 }, { version: 2 }]).version).toBe(8)
})

test('a version shares nothing with the draft and cannot be changed', () => {
  const questions = [question('a', 'text')]
  const published = publish('key', form(questions), [])
  questions.push(question('b', 'text'))
  expect(published.definition.questions).toHaveLength(1)
  expect(() => Object.assign(published.definition.questions[0] ?? {}, { required: true })).toThrow(TypeError)
  expect(() => Object.assign(published.definition.questions[0]?.title ?? {}, { en: 'x' })).toThrow(TypeError)
  expect(() => Object.assign(published, { version: 9 })).toThrow(TypeError)
})

test('a submission finds the definition it was made under, and its questions there', () => {
  const first = publish('key', form([titled('a', 'Old')]), [])
  const second = publish('key', form([question('r', 'rows', { children: [titled('a', 'New')] })]), [first])
  expect(definitionFor([second, first], 1)).toBe(first.definition)
  expect(definitionFor([first, second], 3)).toBeUndefined()
  expect(questionIn(first.definition, 'a')?.title.en).toBe('Old')
  expect(questionIn(second.definition, 'a')?.title.en).toBe('New')
  expect(questionIn(second.definition, 'b')).toBeUndefined()
})

describe('columns over all versions', () => {
  const describeColumn = ({ question: shown, deleted, lastVersion, children }: Column): string => {
    const inner = children.length > 0 ? ` [${children.map(describeColumn).join(', ')}]` : ''
    return `${shown.id} "${shown.title.en}"${deleted ? ' deleted' : ''} v${lastVersion ?? '-'}${inner}`
  }
  const columns = (draft: FormDefinition, ...published: FormDefinition[]) =>
    columnsOver(
      published.map((definition, at) => ({ formKey: 'key', version: at + 1, definition })),
      draft,
      collects,
    ).map(describeColumn)

  test('the draft in its order and wording, then deleted questions in their last wording', () => {
    expect(
      columns(
        form([titled('new', 'New'), titled('a', 'A3')]),
        form([titled('a', 'A1'), titled('gone1', 'G'), titled('gone2', 'H1')]),
        form([titled('gone2', 'H2'), titled('a', 'A2')]),
      ),
    ).toEqual(['new "New" v-', 'a "A3" v2', 'gone2 "H2" deleted v2', 'gone1 "G" deleted v1'])
  })

  test('questions that collect nothing have no column, unless they once did', () => {
    expect(
      columns(form([titled('d', 'D', 'display'), titled('p', 'P', 'page-break')]), form([titled('p', 'P', 'section')])),
    ).toEqual([])
    expect(columns(form([titled('d', 'D', 'display')]), form([titled('d', 'T', 'text')]))).toEqual(['d "D" v1'])
    expect(columns(form([]), form([titled('u', 'U', 'unheard-of')]))).toEqual(['u "U" deleted v1'])
  })

  test('a container has the children of all versions', () => {
    const rows = (...children: Question[]) => form([{ ...titled('r', 'R', 'rows'), children }])
    expect(columns(rows(titled('k1', 'K')), rows(titled('k1', 'J'), titled('k2', 'L')))).toEqual([
      'r "R" v1 [k1 "K" v1, k2 "L" deleted v1]',
    ])
    expect(columns(form([]), rows(titled('k1', 'J')), rows(titled('k2', 'L')))).toEqual([
      'r "R" deleted v2 [k2 "L" v2, k1 "J" deleted v1]',
    ])
  })
})

describe('differences', () => {
  const base = form([
    titled('a', 'A'),
    question('s', 'single', { options: choices('x', 'y') }),
    question('r', 'rows', { children: [titled('k', 'K'), titled('l', 'L')] }),
    titled('b', 'B'),
  ])
  const summary = (after: FormDefinition) => {
    const { added, removed, changed, moved, ...rest } = diff(base, after)
    const ids = (questions: readonly Question[]) => questions.map(({ id }) => id)
    return {
      added: ids(added),
      removed: ids(removed),
      moved: ids(moved),
      changed: changed.map(({ question: { id }, aspects, effect }) => `${id} ${aspects.join('+')} ${effect}`),
      ...rest,
    }
  }
  const none = {
    added: [],
    removed: [],
    moved: [],
    changed: [],
    rulesChanged: false,
    formChanged: false,
    effect: 'safe',
  }
  const update = (id: string, change: Partial<Question>) => updateQuestion(base, id, (old) => ({ ...old, ...change }))

  test.each<[string, FormDefinition, object]>([
    ['nothing', structuredClone(base), {}],
    [
      'keys in another order',
      { ...base, title: { ...base.title }, questions: base.questions.map(({ id, ...rest }) => ({ ...rest, id })) },
      {},
    ],
    ['a question added', addQuestions(base, [titled('n', 'N')], 'a'), { added: ['n'] }],
    ['a question removed', removeQuestion(base, 'a'), { removed: ['a'], effect: 'lossy' }],
    ['one moved to the end', moveQuestion(base, 'a', 3), { moved: ['a'] }],
    ['one moved to the front', moveQuestion(base, 'b', 0), { moved: ['b'] }],
    [
      'wording and required',
      update('a', { title: { en: 'Z' }, required: true }),
      { changed: ['a title+required safe'] },
    ],
    ['hidden and narrow', update('a', { hidden: true, span: 12 }), { changed: ['a span+hidden safe'] }],
    ['another type', update('a', { type: 'number' }), { changed: ['a type lossy'], effect: 'lossy' }],
    ['an option added', update('s', { options: choices('x', 'y', 'z') }), { changed: ['s options safe'] }],
    ['options swapped', update('s', { options: choices('y', 'x') }), { changed: ['s options safe'] }],
    ['an option removed', update('s', { options: choices('x') }), { changed: ['s options lossy'], effect: 'lossy' }],
    ['a limit set', update('a', { options: { maxLength: 5 } }), { changed: ['a options safe'] }],
    [
      'a child added',
      update('r', { children: [titled('k', 'K'), titled('l', 'L'), titled('m', 'M')] }),
      { changed: ['r children safe'] },
    ],
    [
      'a child removed',
      update('r', { children: [titled('k', 'K')] }),
      { changed: ['r children lossy'], effect: 'lossy' },
    ],
    [
      'a child of another type',
      update('r', { children: [titled('k', 'K', 'number'), titled('l', 'L')] }),
      { changed: ['r children lossy'], effect: 'lossy' },
    ],
    ['rules', setRules(base, [rule('show', ['a'], when('b', 'isNull'))]), { rulesChanged: true }],
    ['the form title', { ...base, title: { en: 'Other' } }, { formChanged: true }],
  ])('%s', (_, after, expected) => {
    expect(summary(after)).toEqual({ ...none, ...expected })
  })
})
