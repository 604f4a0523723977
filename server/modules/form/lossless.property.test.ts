// Publishing never loses anything: random lives of forms on the running server, edited, published and answered under
// whatever version a respondent still has open.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormDefinition, Json, Question } from '#shared/form/definition'
import {
  addQuestions,
  allIds,
  duplicateQuestion,
  moveQuestion,
  removeQuestion,
  updateQuestion,
} from '#shared/form/edit'
import { newQuestionId } from '#shared/form/ids'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { exportForm } from '../export/service.ts'
import { fileUrl } from '../file/service.ts'
import { createCompiledForms } from './compiled-forms.ts'
import {
  checkbox,
  createForm,
  definitionOf,
  input,
  number,
  publish,
  question,
  radio,
  redraft,
  submit,
} from './testing.ts'

let server: TestServer
let lin: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const seed = 20260801
const lives = 60

const types = ['input', 'number', 'radio', 'checkbox', 'sub-form', 'description-text'] as const
type Type = (typeof types)[number]

interface Step {
  readonly kind: 'add' | 'remove' | 'retype' | 'options' | 'move' | 'copy' | 'child' | 'publish' | 'submit'
  readonly pick: number
  readonly type: Type
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    ...(['add', 'add', 'remove', 'remove', 'options', 'move', 'copy', 'child'] as const),
    ...(['publish', 'publish', 'publish', 'submit', 'submit', 'submit', 'submit'] as const),
    'retype' as const,
  ),
  pick: fc.nat({ max: 1000 }),
  type: fc.constantFrom(...types),
})

interface Stored {
  readonly id: string
  readonly version: number
  readonly answers: Readonly<Record<string, Json>>
}

/** One form, and what must be true of it: its versions as they were on the day, and every answer it accepted. */
class Life {
  readonly formKey: string
  draft: FormDefinition
  readonly versions: FormDefinition[] = []
  readonly stored: Stored[] = []
  readonly taken = new Set<string>()
  refused = 0

  constructor(formKey: string) {
    this.formKey = formKey
    this.draft = definitionOf([this.newQuestion('input'), this.newQuestion('radio')])
  }

  async run({ kind, pick, type }: Step): Promise<void> {
    if (kind === 'publish') return this.publish()
    if (kind === 'submit') return this.submit(pick)
    const picked = this.draft.questions[pick % Math.max(1, this.draft.questions.length)]
    if (kind === 'add') this.draft = addQuestions(this.draft, [this.newQuestion(type)], picked?.id)
    else if (picked) this.draft = this.edited(picked, { kind, pick, type })
    for (const id of allIds(this.draft)) this.taken.add(id)
  }

  edited(picked: Question, { kind, pick, type }: Step): FormDefinition {
    switch (kind) {
      case 'remove':
        return removeQuestion(this.draft, picked.id)
      case 'retype':
        // Refused at publishing where the id has been published as another type.
        return updateQuestion(this.draft, picked.id, () => this.newQuestion(type))
      case 'options':
        return updateQuestion(this.draft, picked.id, (old) =>
          old.type === 'radio'
            ? { ...old, options: radio('x', ['a', 'c']).options }
            : { ...old, required: !old.required },
        )
      case 'move':
        return moveQuestion(this.draft, picked.id, pick % 7)
      case 'copy':
        return duplicateQuestion(this.draft, picked.id, this.taken).definition
      default: {
        const child = picked.children?.[pick % 2]
        // A container asks something.
        return child && picked.children?.length === 2 ? removeQuestion(this.draft, child.id) : this.draft
      }
    }
  }

  newQuestion(type: Type): Question {
    const id = this.newId()
    switch (type) {
      case 'input':
        return input(id)
      case 'number':
        return number(id)
      case 'radio':
        return radio(id, ['a', 'b'])
      case 'checkbox':
        return checkbox(id, ['a', 'b'])
      case 'sub-form':
        return question(id, type, { addLabel: {} }, { children: [input(this.newId()), number(this.newId())] })
      default:
        return question(id, type, { content: {}, align: 'start' })
    }
  }

  newId(): string {
    const id = newQuestionId(this.taken)
    this.taken.add(id)
    return id
  }

  async publish(): Promise<void> {
    expect((await redraft(server, lin, this.formKey, this.draft)).code).toBe(200)
    const { code, data } = await publish(server, lin, this.formKey)
    if (code !== 200) {
      this.refused++
      return
    }
    if (data.version > this.versions.length) this.versions.push(await this.version(data.version))
    expect(data.version).toBe(this.versions.length)
  }

  async version(number: number): Promise<FormDefinition> {
    return (await call(server, 'GET', `/user/form/version/${this.formKey}/${number}`, { as: lin })).data.definition
  }

  /** Respondents may still have an older version open. */
  async submit(pick: number): Promise<void> {
    const version = Math.max(1, this.versions.length - (pick % 3))
    const asked = this.versions[version - 1]?.questions ?? []
    const answers: Record<string, Json> = {}
    for (const [index, each] of asked.entries()) {
      const answer = answerFor(each, pick + index)
      if (answer !== undefined && (each.required || (pick + index) % 4 !== 0)) answers[each.id] = answer
    }
    if (Object.keys(answers).length === 0) return
    const { code, msg, data } = await submit(server, this.formKey, answers, { version })
    expect(code, msg + JSON.stringify(data)).toBe(200)
    this.stored.push({ id: data.id, version, answers })
  }

  async check(): Promise<void> {
    for (const [index, definition] of this.versions.entries()) expect(await this.version(index + 1)).toEqual(definition)
    if (this.stored.length === 0) return
    const fields = await call(server, 'GET', `/user/form/item/fields/${this.formKey}`, { as: lin })
    const columns = new Map<string, { deleted: boolean; lastVersion: number }>(
      fields.data.map((field: { questionId: string }) => [field.questionId, field]),
    )
    const drafted = new Set(this.versions.at(-1)?.questions.map(({ id }) => id))
    const exported = await this.exported()
    for (const { id, version, answers } of this.stored) {
      const record = await call(server, 'GET', `/user/form/data/details/${id}`, { as: lin })
      expect(record.data).toMatchObject({ version, dropped: [] })
      expect(record.data.answers).toEqual(answers)
      for (const questionId of Object.keys(answers)) {
        const column = columns.get(questionId)
        expect(column?.lastVersion, `a column of ${questionId}`).toBeGreaterThanOrEqual(version)
        if (drafted.has(questionId) && this.isSettled()) expect(column?.deleted).toBe(false)
      }
    }
    expect(exported).toBe(this.stored.length)
  }

  /** The draft is what was published last. */
  isSettled(): boolean {
    const ids = (definition: FormDefinition | undefined) => definition?.questions.map(({ id }) => id).join()
    return ids(this.draft) === ids(this.versions.at(-1))
  }

  async exported(): Promise<number> {
    const { id } = await server.db
      .selectFrom('form')
      .select('id')
      .where('form_key', '=', this.formKey)
      .executeTakeFirstOrThrow()
    const { content } = await exportForm(
      { db: server.db, forms: createCompiledForms({ db: server.db }), fileUrl },
      { formId: id, type: 'csv', ids: null, language: 'en' },
    )
    let csv = ''
    for await (const chunk of content) csv += Buffer.from(chunk).toString()
    return csv.trimEnd().split('\r\n').length - 1
  }
}

const answerFor = ({ type, options, children = [] }: Question, pick: number): Json | undefined => {
  switch (type) {
    case 'input':
      return `text ${pick}`
    case 'number':
      return pick
    case 'radio':
    case 'checkbox': {
      // Copies have ids of their own.
      const ids: string[] = Object(options).choices.map(({ id }: { id: string }) => id)
      return { ids: type === 'radio' || pick % 2 === 0 ? ids.slice(0, 1) : ids }
    }
    case 'sub-form':
      if (children.length === 0) return undefined
      return [0, 1].map((row) =>
        Object.fromEntries(children.map((child) => [child.id, answerFor(child, pick + row) ?? ''])),
      )
    default:
      return undefined
  }
}

test(`${lives} random lives of a form (edit, publish, submit) lose no answer and change no version`, async () => {
  const sums = { versions: 0, refused: 0, answers: 0, deletedWithAnswers: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 35, size: 'max' }), async (steps) => {
      const life = new Life(await createForm(server, lin, definitionOf([])))
      for (const next of steps) await life.run(next)
      await life.check()
      const kept = allIds(life.versions.at(-1) ?? life.draft)
      sums.versions += life.versions.length
      sums.refused += life.refused
      sums.answers += life.stored.length
      if (life.stored.some(({ answers }) => Object.keys(answers).some((id) => !kept.has(id)))) sums.deletedWithAnswers++
    }),
    { seed, numRuns: lives, endOnFailure: true },
  )
  console.info(`lossless: seed ${seed}, ${lives} lives, ${JSON.stringify(sums)}`)
  expect(sums.answers).toBeGreaterThan(lives / 2)
  expect(sums.deletedWithAnswers).toBeGreaterThan(10)
}, 240_000)
