import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultFormTheme, type FormTheme } from '#shared/theme/form-theme'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../../http/testing.ts'
import { createForm, definitionOf, input, published } from '../testing.ts'

let server: TestServer
let owner: TestPerson
let stranger: TestPerson
let viewer: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  owner = await createPerson(server.db, 'creator')
  stranger = await createPerson(server.db, 'creator')
  viewer = await createPerson(server.db, 'viewer')
})
afterAll(() => server.close())

const get = (formKey: string, as: TestPerson = owner) => call(server, 'GET', `/user/form/theme/${formKey}`, { as })
const save = (formKey: string, version: number, theme: Partial<FormTheme> | Record<string, unknown>, as = owner) =>
  call(server, 'POST', '/user/form/theme/save', {
    as,
    body: { formKey, version, theme: { ...defaultFormTheme, ...theme } },
  })
const look = async (formKey: string) => (await call(server, 'GET', `/user/form/details/${formKey}`)).data.look
const newForm = () => createForm(server, owner, definitionOf([input('q1')]))

const addPicture = async (kind: 'picture' | 'answer' = 'picture') => {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 28)
  await server.db
    .insertInto('form_file')
    .values({ id, kind, name: 'p.webp', mime: 'image/webp', size: '1', sha256: Buffer.from('x') })
    .execute()
  return `/sapi/file/${id}`
}

test('a form looks as usual until a theme is saved, and then respondents see it at once', async () => {
  const formKey = await published(server, owner, [input('q1')])
  expect((await get(formKey)).data).toEqual({ theme: defaultFormTheme, version: 0 })
  expect(await look(formKey)).toBeNull()

  const theme = { accent: '#0f766e', corners: 'round', showNumbers: true, scheme: 'dark' } as const
  expect((await save(formKey, 0, theme)).data).toEqual({ version: 1 })
  expect((await get(formKey)).data).toEqual({ theme: { ...defaultFormTheme, ...theme }, version: 1 })
  const shown = await look(formKey)
  expect(shown).toMatchObject({ scheme: 'dark', showNumbers: true, headImage: null })
  expect(shown.css).toContain('--ds-accent-solid:#0f766e')
  expect(shown.css).toContain('--ds-radius-md:12px')

  await save(formKey, 1, {})
  expect(await look(formKey), 'back to the usual').toBeNull()
})

test('a closed form keeps its look', async () => {
  const formKey = await published(server, owner, [input('q1')])
  await save(formKey, 0, { accent: '#0f766e' })
  await call(server, 'POST', '/user/form/stop', { as: owner, body: { formKey } })
  expect(await look(formKey)).toMatchObject({ scheme: 'system' })
})

test('who saves second gets 409 with the version there is, and nothing is overwritten', async () => {
  const formKey = await newForm()
  const both = await Promise.all([save(formKey, 0, { accent: '#0f766e' }), save(formKey, 0, { accent: '#b91c1c' })])
  expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
  const late = await save(formKey, 0, { accent: '#000000' })
  expect(late).toMatchObject({ code: 409, data: { conflict: true, current: { version: 1 } } })
  expect((await save(formKey, 1, { accent: '#123456' })).data).toEqual({ version: 2 })
  expect(await save(formKey, 1, {})).toMatchObject({ code: 409, data: { current: { version: 2 } } })
  expect((await get(formKey)).data).toMatchObject({ theme: { accent: '#123456' }, version: 2 })
})

test('a first save whose answer was lost is gone on from', async () => {
  const formKey = await newForm()
  const theme = (accent: string) => ({ ...defaultFormTheme, accent })
  const send = (version: number, accent: string, attempt: { id: string; unanswered: string[] }) =>
    call(server, 'POST', '/user/form/theme/save', {
      as: owner,
      body: { formKey, version, theme: theme(accent), attempt },
    })
  expect((await send(0, '#0f766e', { id: 'attempt-1', unanswered: [] })).data).toEqual({ version: 1 })
  const again = await send(0, '#b91c1c', { id: 'attempt-2', unanswered: ['attempt-1'] })
  expect(again.data).toEqual({ version: 2 })
  expect((await get(formKey)).data).toMatchObject({ theme: { accent: '#b91c1c' }, version: 2 })
  await save(formKey, 2, { accent: '#123456' })
  expect((await send(2, '#000000', { id: 'attempt-3', unanswered: ['attempt-2'] })).code).toBe(409)
})

test('of many people who save at once one after the other counts', async () => {
  const formKey = await newForm()
  const saves = await Promise.all(Array.from({ length: 8 }, (_, index) => save(formKey, 0, { logoHeight: 24 + index })))
  expect(saves.filter(({ code }) => code === 200)).toHaveLength(1)
  expect((await get(formKey)).data.version).toBe(1)
})

test('colours are six digits, pictures our own, and nothing else gets in (T34)', async () => {
  const formKey = await newForm()
  const bad: Record<string, unknown>[] = [
    { accent: 'red' },
    { accent: '#12345' },
    { accent: '#0f766e;}body{background:url(//evil)' },
    { paper: 'var(--x)' },
    { headImage: 'https://evil.example/a.png' },
    { headImage: '//evil.example/a.png' },
    { logo: 'javascript:alert(1)' },
    { backgroundImage: '/sapi/file/../../secret/aaaaaaaaaaaaaaaaaaaaaa' },
    { backgroundImage: '/sapi/file/aaaaaaaaaaaaaaaaaaaaaaaaaaaa");}' },
    { logoHeight: 5000 },
    { css: 'body{}' },
    { corners: 'pointy' },
  ]
  for (const theme of bad) {
    const answer = await save(formKey, 0, theme)
    expect([JSON.stringify(theme), answer.code]).toEqual([JSON.stringify(theme), 500])
  }
  expect((await get(formKey)).data.version).toBe(0)
})

test('a picture must be there and be one that everybody may see', async () => {
  const formKey = await published(server, owner, [input('q1')])
  expect((await save(formKey, 0, { logo: `/sapi/file/${'a'.repeat(28)}` })).msg).toBe('图片不存在，请重新上传')
  expect((await save(formKey, 0, { logo: await addPicture('answer') })).code).toBe(500)
  const [headImage, backgroundImage] = [await addPicture(), await addPicture()]
  expect((await save(formKey, 0, { headImage, backgroundImage })).code).toBe(200)
  const shown = await look(formKey)
  expect(shown.headImage).toBe(headImage)
  expect(shown.css).toContain(`url("${backgroundImage}")`)
  expect(shown.css, 'words beside the sheet get paper behind them').toContain('--form-behind')
})

test('a copied form looks like the first, and both go their own way', async () => {
  const formKey = await newForm()
  await save(formKey, 0, { accent: '#0f766e' })
  await save(formKey, 1, { accent: '#b91c1c' })
  const copy = (await call(server, 'POST', '/user/form/copy', { as: owner, body: { formKey } })).data.formKey
  expect((await get(copy)).data).toMatchObject({ theme: { accent: '#b91c1c' }, version: 1 })
  await save(copy, 1, { accent: '#1d4ed8' })
  expect((await get(formKey)).data.theme.accent).toBe('#b91c1c')
})

test('a stored theme that is broken is made whole', async () => {
  const formKey = await published(server, owner, [input('q1')])
  const { id } = await server.db
    .selectFrom('form')
    .select('id')
    .where('form_key', '=', formKey)
    .executeTakeFirstOrThrow()
  const broken = { accent: '#0f766e', paper: 'url(javascript:alert(1))', logoHeight: 'tall', scheme: 7, extra: '}' }
  await server.db
    .insertInto('form_theme')
    .values({ form_id: id, theme: JSON.stringify(broken), version: 4 })
    .execute()
  expect((await get(formKey)).data).toEqual({ theme: { ...defaultFormTheme, accent: '#0f766e' }, version: 4 })
  expect((await look(formKey)).css).not.toContain('javascript')
})

test("a stranger's form does not exist, and who may only look may not save", async () => {
  const formKey = await newForm()
  expect((await get(formKey, stranger)).code).toBe(404)
  expect((await save(formKey, 0, {}, stranger)).code).toBe(404)
  expect((await save(formKey, 0, {}, viewer)).code).toBe(403)
})
