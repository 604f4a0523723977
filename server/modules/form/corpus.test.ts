// The corpus: forms and answers exactly as past builds stored them. Whatever this build makes of them, it must read them
// all. Append-only: a file is written by the build it is of (see README.md beside them) and never touched again.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers, FormDefinition, Question } from '#shared/form/definition'
import { findingsOf } from '#shared/form/findings'
import { re2Patterns } from '#shared/form/pattern-re2'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { definitions, resolveType } from '../../plugins/question-types.ts'
import { exportForm } from '../export/service.ts'
import { fileUrl } from '../file/service.ts'
import { compileVersion, createCompiledForms } from './compiled-forms.ts'
import checksums from './corpus/checksums.json'
import { insertStoredForm, type StoredForm } from './stored-testing.ts'
import { records } from './testing.ts'
import { checkOptions } from './type-options.ts'

const texts = import.meta.glob<string>('./corpus/[0-9]*.json', { query: '?raw', import: 'default', eager: true })
const corpus = new Map(
  Object.entries(texts).map(([path, text]): [string, StoredForm] => [path.replace(/^.*\//, ''), JSON.parse(text)]),
)

let server: TestServer
let lin: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

it('holds every file it ever held, unchanged: what is wrong with reading one is mended where it is read', () => {
  const now = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [
      path.replace(/^.*\//, ''),
      createHash('sha256')
        .update(JSON.stringify(JSON.parse(text)))
        .digest('hex'),
    ]),
  )
  expect(now).toEqual(checksums)
})

it('asks a question of every type there has been a release of', () => {
  const asked = new Set(
    [...corpus.values()].flatMap(({ definition }) => flat(Object(definition).questions)).map(({ type }) => type),
  )
  expect([...definitions.keys()].filter((type) => !asked.has(type) && isReleased(type))).toEqual([])
})

describe.each([...corpus])('%s', (_, form) => {
  it('has options that today’s schemas return as they are', async () => {
    const { form: compiled } = compileVersion(1, Object(form.definition))
    const { definition, findings } = await checkOptions(compiled.definition, definitions)
    expect(findings).toEqual([])
    expect(definition).toEqual(compiled.definition)
    // What it takes to publish may become more; what was published must go on being read.
    expect(
      findingsOf(compiled.definition, resolveType, re2Patterns).filter(
        ({ code }) => code === 'question.invalidOptions',
      ),
    ).toEqual([])
  })

  it('has answers today’s judge accepts as they are read, none of them lost', async () => {
    const version = compileVersion(1, Object(form.definition))
    for (const { answers, answerSteps } of form.records) {
      const read = version.answersOf({ answers: Object(answers), answerSteps: answerSteps ?? null })
      expect(Object.keys(read)).toEqual(Object.keys(Object(answers)))
      // Days that were to come when the answers were given have passed since.
      const { ok, accepted, dropped } = version.form.submit(read, { now: givenAt })
      expect({ ok, accepted, dropped }).toEqual({ ok: true, accepted: read, dropped: [] })
    }
  })

  it('is shown by every door: designer, public page, table, export, figures', async () => {
    const { formKey, formId } = await insertStoredForm(server, lin, form)
    const get = async (path: string) => {
      const { code, data } = await call(server, 'GET', path, { as: lin })
      expect(code, path).toBe(200)
      return data
    }
    const count = (Object(form.definition) as FormDefinition).questions.length
    expect((await get(`/user/form/draft/${formKey}`)).definition.questions).toHaveLength(count)
    expect((await get(`/user/form/details/${formKey}`)).definition.format).toBe(2)
    const rows: { answers: Answers }[] = (await records(server, lin, formKey)).data.records
    expect(rows).toHaveLength(form.records.length)
    const request = { formId, type: 'csv', ids: null, language: 'en' } as const
    let lines = 0
    for await (const chunk of (
      await exportForm({ db: server.db, forms: createCompiledForms({ db: server.db }), fileUrl }, request)
    ).content)
      lines += Buffer.from(chunk).toString().split('\r\n').length - 1
    expect(lines).toBe(form.records.length + 1)
    const figures: { answered: number }[] = await get(`/user/form/report/analysis?formKey=${formKey}&language=en`)
    const given = form.records.reduce((sum, { answers }) => sum + Object.keys(Object(answers)).length, 0)
    expect(figures.reduce((sum, { answered }) => sum + answered, 0)).toBe(given)
  })
})

const givenAt = Date.UTC(2026, 5, 15, 12)

const flat = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...flat(question.children ?? [])])

const released = new Set(
  Object.keys(import.meta.glob('/plugins/question-types/*/released/*.json')).map((path) => path.split('/')[3]),
)
const isReleased = (type: string): boolean => released.has(type)
