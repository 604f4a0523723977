import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '#server/http/testing'

let server: TestServer
let admin: TestPerson
let creator: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
  creator = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const fields = {
  name: 'Sea',
  category: 'life',
  accent: '#0b5fae',
  background: '#d8e5f2',
  paper: null,
  button: null,
  art: 'waves',
  face: 'serif',
  fields: 'underline',
  corners: 'round',
  textSize: 'standard',
  scheme: 'system',
  sort: 2,
}
const create = (more: Record<string, unknown> = {}, as = admin) =>
  call(server, 'POST', '/form/theme', { as, body: { ...fields, ...more } })
const page = async (query = '') => (await call(server, 'GET', `/form/theme/page${query}`, { as: admin })).data

test('themes are made, listed in their order, searched, changed, and deleted together', async () => {
  const sea = (await create()).data.id
  const sun = (await create({ name: 'Sun', sort: 1, category: 'festive' })).data.id
  expect((await page()).rows.map(({ name }: { name: string }) => name)).toEqual(['Sun', 'Sea'])
  expect((await page('?name=se')).rows).toMatchObject([{ ...fields, id: sea, version: 1 }])
  expect((await page('?category=festive')).total).toBe(1)

  const change = (version: number, name: string) =>
    call(server, 'PUT', '/form/theme', { as: admin, body: { ...fields, id: sea, version, name } })
  expect((await change(1, 'Lake')).code).toBe(200)
  expect(await change(1, 'Pond')).toMatchObject({ code: 409, data: { current: { version: 2 } } })

  const gallery = (await call(server, 'GET', '/form/theme/list', { as: creator })).data
  expect(gallery.themes).toMatchObject([
    { name: 'Sun' },
    { name: 'Lake', look: { accent: '#0b5fae', corners: 'round', art: 'waves', face: 'serif' } },
  ])
  expect(gallery.categories).toContainEqual({ value: 'life', label: '生活' })

  expect((await call(server, 'DELETE', `/form/theme/${sea},99999`, { as: admin })).code).toBe(404)
  expect((await page()).total).toBe(2)
  expect((await call(server, 'DELETE', `/form/theme/${sea},${sun}`, { as: admin })).code).toBe(200)
  expect((await page()).total).toBe(0)
})

test('a name is given once, whatever its case; a category must exist; a colour is a colour (T34)', async () => {
  await create({ name: 'Once' })
  expect((await create({ name: 'ONCE' })).data.fieldErrors[0].field).toBe('name')
  expect((await create({ name: 'Twice', category: 'nowhere' })).data.fieldErrors[0].field).toBe('category')
  expect((await create({ name: 'Twice', paper: 'url(x)' })).data.fieldErrors[0].field).toBe('paper')
})

test('who makes forms chooses themes and does not make them', async () => {
  expect((await create({ name: 'Mine' }, creator)).code).toBe(403)
  expect((await call(server, 'GET', '/form/theme/page', { as: creator })).code).toBe(403)
})

test('one that an older version kept is as usual in what that version did not know', async () => {
  const { id } = await server.db
    .insertInto('own_theme')
    .values({ name: 'Old', category: 'plain', look: JSON.stringify({ accent: '#0b5fae', corners: 'round' }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { data } = await call(server, 'GET', `/form/theme/${id}`, { as: admin })
  expect(data).toMatchObject({ accent: '#0b5fae', corners: 'round', art: null, face: 'standard', fields: 'box' })
})
