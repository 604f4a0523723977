import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultFormTheme } from '#shared/theme/form-theme'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
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
)('%s of the product becomes a form that is published as it is, in its look', async (key, { definition, theme }) => {
  const { data } = await call(server, 'POST', '/user/form/use-template/create', {
    as: lin,
    body: { templateKey: key, language: 'de' },
  })
  const published = await publish(server, lin, data.formKey)
  expect(published.msg + JSON.stringify(published.data)).toContain('"version":1')
  const form = await call(server, 'GET', `/user/form/${data.formKey}`, { as: lin })
  expect(form.data.name).toBe(definition.title.de)
  const look = await call(server, 'GET', `/user/form/theme/${data.formKey}`, { as: lin })
  expect(look.data).toEqual({ theme, version: 1 })
})

it('is in a category there is', async () => {
  const { data } = await call(server, 'GET', '/form/template/type/list', { as: lin })
  const categories = data.map(({ value }: { value: string }) => value)
  for (const { category } of seedTemplates) expect(categories).toContain(category)
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
  // There are more than one page has.
  expect(await namesSeen(chen, '&name=晨会签到')).toContain('晨会签到')
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

it('shows its look and what is asked first: nothing that only an answer brings', async () => {
  const { data } = await call(server, 'GET', '/form/template/page?name=客户满意度', { as: lin })
  const [row] = data.records
  const { theme, definition } = seedTemplates.find(({ key }) => key === 'tplSatis') ?? {}
  expect(row.theme).toEqual(theme)
  expect(row.opening.title).toEqual(definition?.title)
  const ids = row.opening.questions.map(({ id }: { id: string }) => id)
  expect(ids).toEqual(['csover', 'csgrid', 'csback', 'cstext', 'csmail'])
  expect(row.opening.rules).toEqual([])
  const own = await keep(lin, { name: '没有外观' })
  expect((await details(lin, own)).data.theme).toEqual(defaultFormTheme)
})

it('comes in pages', async () => {
  const page = async (current: number) =>
    (await call(server, 'GET', `/form/template/page?size=20&current=${current}`, { as: admin })).data
  const pages = [await page(1), await page(2), await page(3)]
  const keys = pages.flatMap(({ records }) => records.map(({ templateKey }: { templateKey: string }) => templateKey))
  expect(pages.map(({ records }) => records.length).slice(0, 2)).toEqual([20, 20])
  expect(new Set(keys).size).toBe(Math.min(60, pages[0].total))
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
  expect(await namesSeen(lin, '&name=请%25申请'), 'a sign is a sign').toEqual([])
  expect(await namesSeen(lin, '&name=KILOMETERSTAND'), 'by what is asked').toEqual(['车辆交接单'])
  expect(await namesSeen(lin, '&name=资产编号'), 'in a row of a sub-form').toEqual(['资产领用单'])
  expect(await namesSeen(lin, '&name=押金 借用'), 'by several words, in any order').toEqual(['设备借用'])
  expect(await namesSeen(lin, '&name=押金 请假')).toEqual([])
  const found = await namesSeen(lin, '&name=培训')
  expect(found[0], 'what is called so comes first').toBe('培训需求调查')
  expect(found).toContain('消防安全小测验')
  const education = seedTemplates.filter(({ category }) => category === 'education')
  expect(await namesSeen(chen, '&category=education')).toHaveLength(education.length)
  await keep(chen, { name: '只有我' })
  expect(await namesSeen(chen, '&mine=true')).toEqual(['只有我'])
})
