import { afterAll, beforeAll, expect, it } from 'vitest'
import { findingsOf } from '#shared/form/findings'
import { re2Patterns } from '#shared/form/pattern-re2'
import { defaultFormTheme } from '#shared/theme/form-theme'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { resolveType } from '../../plugins/question-types.ts'
import { seedTemplates } from '../../seed/templates.ts'
import { createForm, definitionOf, input, publish, submit } from '../form/testing.ts'

let server: TestServer
let lin: TestPerson
let chen: TestPerson
let admin: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
  chen = await createPerson(server.db, 'creator')
  admin = await createPerson(server.db, 'admin')
})
afterAll(() => server.close())

const fields = { name: '晨会签到', description: '每天早上用', category: 'office', isPublic: false }
const keep = async (as: TestPerson, more: Partial<typeof fields> = {}): Promise<string> => {
  const formKey = await createForm(server, as, definitionOf([input('q1'), input('q2')]))
  const { code, msg, data } = await call(server, 'POST', '/form/template/create', {
    as,
    body: { formKey, ...fields, ...more },
  })
  if (code !== 200) throw new Error(msg)
  return data.templateKey
}
const namesSeen = async (as: TestPerson, query = ''): Promise<string[]> => {
  const { data } = await call(server, 'GET', `/form/template/page?size=50${query}`, { as })
  return data.records.map(({ name }: { name: string }) => name)
}
const details = (as: TestPerson, key: string) => call(server, 'GET', `/form/template/details/${key}`, { as })

it.each(
  seedTemplates.map((template) => [template.key, template] as const),
)('%s of the product can be published as it is, in three languages, and is in a category there is', async (key, {
  category,
  definition,
}) => {
  expect(findingsOf(definition, resolveType, re2Patterns)).toEqual([])
  expect(JSON.stringify(definition)).not.toContain('"zh-cn":""')
  const { data } = await call(server, 'POST', '/user/form/use-template/create', {
    as: lin,
    body: { templateKey: key, language: 'de' },
  })
  const published = await publish(server, lin, data.formKey)
  expect(published.msg + JSON.stringify(published.data)).toContain('"version":1')
  const form = await call(server, 'GET', `/user/form/${data.formKey}`, { as: lin })
  expect(form.data.name).toBe(definition.title.de)
  const categories = await call(server, 'GET', '/form/template/type/list', { as: lin })
  expect(categories.data.map(({ value }: { value: string }) => value)).toContain(category)
})

it('is its owner’s alone until it is shared', async () => {
  const key = await keep(lin)
  expect(await namesSeen(lin)).toContain('晨会签到')
  expect(await namesSeen(chen)).not.toContain('晨会签到')
  expect((await details(chen, key)).code).toBe(404)
  expect(
    (await call(server, 'POST', '/user/form/use-template/create', { as: chen, body: { templateKey: key } })).code,
  ).toBe(404)
  // An administrator sees what is shared, not what somebody keeps for themself.
  expect((await details(admin, key)).code).toBe(404)

  await call(server, 'POST', '/form/template/update', {
    as: lin,
    body: { templateKey: key, ...fields, isPublic: true },
  })
  expect(await namesSeen(chen)).toContain('晨会签到')
  const change = { as: chen, body: { templateKey: key, ...fields, name: '改名' } }
  expect((await call(server, 'POST', '/form/template/update', change)).code).toBe(403)
  expect((await call(server, 'POST', '/form/template/delete', { as: chen, body: { templateKey: key } })).code).toBe(403)
  expect((await call(server, 'POST', '/form/template/delete', { as: admin, body: { templateKey: key } })).code).toBe(
    200,
  )
  expect((await details(lin, key)).code).toBe(404)
})

it('makes forms that share no id with it, with each other or with where it came from', async () => {
  const key = await keep(lin)
  const { data: template } = await details(lin, key)
  const ids = async () => {
    const made = await call(server, 'POST', '/user/form/use-template/create', { as: lin, body: { templateKey: key } })
    const draft = await call(server, 'GET', `/user/form/draft/${made.data.formKey}`, { as: lin })
    return draft.data.definition.questions.map(({ id }: { id: string }) => id)
  }
  const all = [
    'q1',
    'q2',
    ...template.definition.questions.map(({ id }: { id: string }) => id),
    ...(await ids()),
    ...(await ids()),
  ]
  expect(new Set(all).size).toBe(8)
  expect((await details(lin, key)).data.useCount).toBe(2)
})

it('keeps questions and no answers', async () => {
  const formKey = await createForm(server, lin, definitionOf([input('q1')]))
  await publish(server, lin, formKey)
  await submit(server, formKey, { q1: '秘密' })
  const { data } = await call(server, 'POST', '/form/template/create', { as: lin, body: { formKey, ...fields } })
  expect(JSON.stringify((await details(lin, data.templateKey)).data)).not.toContain('秘密')
})

it('keeps the look of the form, and gives it to forms made of it', async () => {
  const formKey = await createForm(server, lin, definitionOf([input('q1')]))
  const theme = { ...defaultFormTheme, accent: '#0f766e' }
  await call(server, 'POST', '/user/form/theme/save', { as: lin, body: { formKey, version: 0, theme } })
  const { data } = await call(server, 'POST', '/form/template/create', { as: lin, body: { formKey, ...fields } })
  const { templateKey } = data
  const made = await call(server, 'POST', '/user/form/use-template/create', { as: lin, body: { templateKey } })
  const look = await call(server, 'GET', `/user/form/theme/${made.data.formKey}`, { as: lin })
  expect(look.data).toMatchObject({ theme: { accent: '#0f766e' }, version: 1 })
})

it('needs questions, a category there is, and a form of one’s own', async () => {
  const create = async (as: TestPerson, formKey: string, more = {}) =>
    call(server, 'POST', '/form/template/create', { as, body: { formKey, ...fields, ...more } })
  const empty = await createForm(server, lin, definitionOf([]))
  expect(await create(lin, empty)).toMatchObject({ code: 500, msg: '表单还没有题目，不能保存为模板' })
  const formKey = await createForm(server, lin, definitionOf([input('q1')]))
  expect((await create(lin, formKey, { category: 'nothing' })).data.fieldErrors).toMatchObject([{ field: 'category' }])
  expect((await create(chen, formKey)).code).toBe(404)
})

it('those of the product stay as they are', async () => {
  const body = { templateKey: 'tplLeave', ...fields }
  for (const as of [lin, admin]) {
    expect((await call(server, 'POST', '/form/template/update', { as, body })).code).toBe(500)
    expect((await call(server, 'POST', '/form/template/delete', { as, body })).code).toBe(500)
  }
})

it('is found by name and purpose in any language, by category, and among one’s own', async () => {
  expect(await namesSeen(lin, '&name=urlaub')).toEqual(['请假申请'])
  expect(await namesSeen(lin, '&name=urlaub&language=de')).toEqual(['Urlaubsantrag'])
  expect(await namesSeen(lin, '&name=%25')).toEqual([])
  const education = seedTemplates.filter(({ category }) => category === 'education')
  expect(await namesSeen(chen, '&category=education')).toHaveLength(education.length)
  await keep(chen, { name: '只有我' })
  expect(await namesSeen(chen, '&mine=true')).toEqual(['只有我'])
})
