// Forms and submissions for tests, made through the HTTP interface like everybody's.
import { randomUUID } from 'node:crypto'
import { emptyDefinition, type FormDefinition, type Json, type Question, type Rule } from '#shared/form/definition'
import { type Answered, call, type TestPerson, type TestServer } from '../../http/testing.ts'

export const question = (id: string, type: string, options: Json, more: Partial<Question> = {}): Question => ({
  id,
  type,
  title: { 'zh-cn': `题目${id}`, en: `Question ${id}` },
  required: false,
  span: 24,
  options,
  ...more,
})

export const input = (id: string, more: Partial<Question> = {}): Question =>
  question(
    id,
    'input',
    { placeholder: {}, prefix: {}, suffix: {}, showCount: false, format: 'none', pattern: '', patternMessage: {} },
    more,
  )

export const number = (id: string, more: Partial<Question> = {}): Question =>
  question(id, 'number', { precision: 2, step: 1, strictStep: false, unit: {}, placeholder: {} }, more)

export const radio = (id: string, choices: readonly string[], more: Partial<Question> = {}): Question =>
  question(
    id,
    'radio',
    {
      choices: choices.map((choice) => ({ id: choice, label: { 'zh-cn': `选项${choice}`, en: `Choice ${choice}` } })),
      columns: 1,
    },
    more,
  )

export const checkbox = (id: string, choices: readonly string[], more: Partial<Question> = {}): Question => ({
  ...radio(id, choices, more),
  type: 'checkbox',
})

export const definitionOf = (questions: readonly Question[], rules: readonly Rule[] = []): FormDefinition => ({
  ...emptyDefinition({ 'zh-cn': '测试表单', en: 'Test form' }, 'zh-cn'),
  languages: ['zh-cn', 'en'],
  questions,
  rules,
})

/** Creates a form. @returns its key */
export const createForm = async (
  server: TestServer,
  as: TestPerson,
  definition: FormDefinition,
  name = '测试表单',
): Promise<string> => {
  const { code, msg, data } = await call(server, 'POST', '/user/form/create', { as, body: { name, definition } })
  if (code !== 200) throw new Error(msg)
  return data.formKey
}

export const publish = (server: TestServer, as: TestPerson, formKey: string): Promise<Answered> =>
  call(server, 'POST', '/user/form/publish', { as, body: { formKey } })

/** Saves a new draft over the current one, whatever it is. */
export const redraft = async (
  server: TestServer,
  as: TestPerson,
  formKey: string,
  definition: FormDefinition,
): Promise<Answered> => {
  const { data } = await call(server, 'GET', `/user/form/draft/${formKey}`, { as })
  return call(server, 'POST', '/user/form/draft/save', {
    as,
    body: { formKey, baseRevision: data.revision, definition },
  })
}

export const published = async (
  server: TestServer,
  as: TestPerson,
  questions: readonly Question[],
  rules: readonly Rule[] = [],
): Promise<string> => {
  const formKey = await createForm(server, as, definitionOf(questions, rules))
  const { code, msg, data } = await publish(server, as, formKey)
  if (code !== 200) throw new Error(`${msg} ${JSON.stringify(data)}`)
  return formKey
}

export const submit = (
  server: TestServer,
  formKey: string,
  answers: Readonly<Record<string, Json>>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answered> =>
  call(server, 'POST', '/user/form/data/public/create', {
    body: { formKey, version: 1, clientSubmissionId: randomUUID(), answers, ...more },
  })

export const records = async (server: TestServer, as: TestPerson, formKey: string): Promise<Answered> =>
  call(server, 'POST', '/user/form/data/query', { as, body: { formKey, current: 0, size: 1000 } })
