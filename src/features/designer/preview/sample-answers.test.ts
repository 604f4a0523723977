import { describe, expect, test } from 'vitest'
import { takesDefault } from '#sdk'
import { compileForm } from '#shared/form/compile'
import type { Answers, Json, Question, Rule } from '#shared/form/definition'
import { noPatterns } from '#shared/form/no-patterns'
import { form, question, rule, when } from '#shared/form/testing/forms'
import { testTypes } from '#shared/form/testing/types'
import { definitions, resolveType } from '#src/registry/question-types.admin.ts'
import { parsers } from '#src/registry/question-types.parse.ts'
import { fillWithSamples, type SampleSource, sampleAnswer } from './sample-answers.ts'

const now = Date.parse('2026-03-04T12:00:00Z')
const words = { text: 'Sample', name: 'Alex', sentence: 'Some words.' }

describe('a form', () => {
  const number: SampleSource = {
    parse: (text) => (Number.isFinite(Number(text)) ? Number(text) : undefined),
    examples: [],
  }
  const text: SampleSource = { parse: (each) => each, examples: [] }
  const single: SampleSource = { parse: (each) => each, examples: [] }
  const sources: Readonly<Record<string, SampleSource>> = { number, text, single, rows: { examples: [] } }
  const fill = (questions: readonly Question[], rules: readonly Rule[] = [], answers: Answers = {}) => {
    const compiled = compileForm(form(questions, rules), testTypes, noPatterns)
    const session = compiled.openSession(answers)
    const result = fillWithSamples(compiled, session, { sources: (id) => sources[id], words, now })
    return { ...result, answers: session.answers() }
  }

  test('is filled with what each question takes, and what is right already stays', () => {
    expect(
      fill(
        [
          question('name', 'text'),
          question('age', 'number', { options: { min: 18, max: 20 } }),
          question('pick', 'single'),
        ],
        [],
        { name: 'Mine', age: 7 },
      ),
    ).toEqual({ filled: ['age', 'pick'], left: [], answers: { name: 'Mine', age: 20, pick: 'a' } })
  })

  test('also where an answer just given shows a question above it', () => {
    expect(
      fill([question('late', 'text'), question('pick', 'single')], [rule('show', ['late'], when('pick', 'eq', 'a'))]),
    ).toMatchObject({ filled: ['late', 'pick'], left: [] })
  })

  test('keeps open what nothing fits, and does not count what is hidden in the end', () => {
    expect(
      fill(
        [
          question('none', 'number', { options: { min: 5, max: 4 } }),
          question('file', 'grid'),
          question('gone', 'text'),
          question('pick', 'single'),
          question('line', 'display'),
        ],
        [rule('hide', ['gone'], when('pick', 'notNull'))],
      ),
    ).toMatchObject({ filled: ['pick'], left: ['none', 'file'] })
  })

  test('gets rows of what its children take', () => {
    const children = [question('who', 'text', { required: true }), question('age', 'number')]
    expect(fill([question('team', 'rows', { children })])).toMatchObject({
      filled: ['team'],
      answers: { team: [{ who: 'Sample', age: 3 }] },
    })
  })
})

describe('of every installed type that authors can state an answer of', async () => {
  const stateable = [...definitions.values()].filter((type) => takesDefault(type))
  const found = await Promise.all(
    stateable.map(async (type) => {
      const parser = await parsers.get(type.id)?.()
      const parse = parser?.parse as SampleSource['parse']
      return [type.id, { parse, examples: type.examples.filter(({ valid }) => valid) }] as const
    }),
  )
  const sources = new Map<string, SampleSource>(found)

  test.each(stateable.map((type) => [type.id, type] as const))('%s', (id, type) => {
    let next = 0
    // As the designer makes a new one, with ids of its own; one that its author has still to finish as in an example.
    const created: Json = type.create?.(() => `new${next++}`) ?? type.defaults
    const isUnfinished = (type.unfinished?.(created) ?? []).length > 0
    const example = type.examples.find(({ valid }) => valid)
    const options: Json = isUnfinished ? example?.options : created
    const children = example?.children
    const asked: Question = {
      ...{ id: 'q1', type: id, title: {}, required: false, span: 24, options },
      ...(children && { children }),
    }
    const compiled = compileForm(form([asked]), resolveType, noPatterns)
    const answer = sampleAnswer(compiled.question('q1')!, { sources: (each) => sources.get(each), words, now })
    expect(answer, JSON.stringify(options)).toBeDefined()
    expect(compiled.submit({ q1: answer }, { now }).ok).toBe(true)
  })
})
