// Walks every registered route as anonymous, as a stranger without permissions and as the owner of another form. A new
// route is walked without anybody adding it here.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDefinition } from '#shared/form/definition'
import { type Answered, createPerson, createTestServer, type TestPerson, type TestServer } from './testing.ts'
import { type AnyEndpoint, nameOf, visit as visitAny } from './visit.testing.ts'

let server: TestServer
let owner: TestPerson
let other: TestPerson
let powerless: TestPerson
let admin: TestPerson
const form = { key: 'victim01', id: '', recordId: '' }
const recycled = { key: 'victim02' }

beforeAll(async () => {
  server = await createTestServer()
  owner = await createPerson(server.db, 'creator')
  other = await createPerson(server.db, 'creator')
  powerless = await createPerson(server.db, null)
  admin = await createPerson(server.db, 'admin')
  form.id = await createForm(form.key, owner.id)
  await createForm(recycled.key, owner.id)
  await createForm('others01', other.id)
  await server.db.updateTable('form').set({ deleted_at: new Date() }).where('form_key', '=', recycled.key).execute()
  const record = await server.db
    .insertInto('submission')
    .values({
      form_id: form.id,
      version: 1,
      serial_number: '1',
      client_submission_id: crypto.randomUUID(),
      content_hash: Buffer.from('x'),
      answers: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  form.recordId = record.id
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const createForm = async (key: string, ownerId: string): Promise<string> => {
  const definition = JSON.stringify(emptyDefinition({ en: 'Victim' }, 'en'))
  const row = await server.db
    .insertInto('form')
    .values({ form_key: key, owner_id: ownerId, name: 'Victim', draft: definition, status: 2, published_version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('form_version')
    .values({ form_id: row.id, version: 1, definition, definition_hash: Buffer.from('x') })
    .execute()
  return row.id
}

const walked = (wanted: (endpoint: AnyEndpoint) => boolean) => server.app.endpoints.filter(wanted)
const isFormScoped = ({ access }: AnyEndpoint) => access.kind === 'permission' && access.scope === 'form'

/** Calls an endpoint with input that its schemas accept and that names the form of `owner`. */
const visit = (endpoint: AnyEndpoint, as: TestPerson | null, key = form.key): Promise<Answered> =>
  visitAny(server, endpoint, as, {
    formKey: key,
    key,
    dataId: form.recordId,
    ids: [form.recordId],
    revision: 1,
    fileId: 'a'.repeat(28),
  })

const rowsOfForms = async () =>
  JSON.stringify([
    await server.db.selectFrom('form').selectAll().orderBy('id').execute(),
    await server.db.selectFrom('form_version').selectAll().orderBy('form_id').execute(),
    await server.db.selectFrom('submission').selectAll().orderBy('id').execute(),
    await server.db.selectFrom('form_file').selectAll().orderBy('id').execute(),
    await server.db.selectFrom('job').selectAll().orderBy('id').execute(),
  ])

test('there are routes of every kind to walk', () => {
  const kinds = new Set(
    server.app.endpoints.map(({ access }) => (access.kind === 'permission' ? access.scope : access.kind)),
  )
  expect([...kinds].sort()).toEqual(['all', 'form', 'own', 'public', 'session'])
  expect(walked(isFormScoped).length).toBeGreaterThan(20)
})

test('anonymous callers get 401 everywhere but on public routes, whatever they send', async () => {
  const before = await rowsOfForms()
  for (const endpoint of walked(({ access }) => access.kind !== 'public')) {
    const { code, msg, data } = await visit(endpoint, null)
    expect([nameOf(endpoint), code, msg, data]).toEqual([nameOf(endpoint), 401, '认证失败，无法访问系统资源', null])
  }
  expect(await rowsOfForms()).toBe(before)
})

test('the public routes are exactly these', () => {
  // Adding to this list is a decision, so it is written down here.
  expect(
    walked(({ access }) => access.kind === 'public')
      .map(nameOf)
      .sort(),
  ).toEqual([
    'GET /file/{id}',
    'GET /public/form/{key}/shares/{submission}',
    'GET /public/license',
    // Pictures of a map and what a type lists for every form: neither knows a form, nor says anything of one.
    'GET /public/map/tile/{z}/{x}/{y}',
    'GET /public/question-type/{type}/data',
    'GET /public/signInProviders',
    'GET /public/systemInfoConfig',
    // Whether there is a page at a path: who is not signed in is told 404, or led to sign-in.
    'GET /system/menu/known',
    'GET /user/form/details/{key}',
    'GET /user/form/texts/{key}',
    'POST /apply',
    'POST /authLogin/{provider}/finish',
    'POST /authLogin/{provider}/start',
    'POST /captcha/check',
    'POST /captcha/get',
    'POST /form/file/upload/{key}',
    'POST /login',
    'POST /login/link',
    'POST /logout',
    // What a respondent has entered and leaves here, and what a code finds of it.
    'POST /public/form/{key}/draft/fetch',
    'POST /public/form/{key}/draft/keep',
    'POST /public/form/{key}/question/{questionId}/{action}',
    // A copy of what somebody has just handed in, by the id only they know, to an address they name.
    'POST /public/form/{key}/receipt/{submission}',
    'POST /register',
    'POST /user/form/data/public/create',
    'POST /user/form/data/view/{key}',
    'POST /user/form/public/checkWritePwd',
  ])
})

test('a signed-in stranger without permissions gets 403 on every route that needs one', async () => {
  const before = await rowsOfForms()
  for (const endpoint of walked(({ access }) => access.kind === 'permission')) {
    const { code, msg } = await visit(endpoint, powerless)
    expect([nameOf(endpoint), code, msg]).toEqual([nameOf(endpoint), 403, '当前操作没有权限'])
  }
  expect(await rowsOfForms()).toBe(before)
})

test("another form's owner gets 404 for a form of somebody else, exactly as for one that does not exist", async () => {
  const before = await rowsOfForms()
  for (const endpoint of walked(isFormScoped)) {
    for (const key of [form.key, recycled.key]) {
      const victim = await visit(endpoint, other, key)
      expect([nameOf(endpoint), victim.code, victim.msg, victim.data]).toEqual([
        nameOf(endpoint),
        404,
        '访问资源不存在',
        null,
      ])
    }
    const missing = await visit(endpoint, other, 'nosuchform')
    expect([nameOf(endpoint), missing.code]).toEqual([nameOf(endpoint), 404])
  }
  expect(await rowsOfForms()).toBe(before)
})

test('lists narrowed to what is one’s own show nothing of others', async () => {
  const own = walked(({ access }) => access.kind === 'permission' && access.scope === 'own')
  expect(own.length).toBeGreaterThan(2)
  for (const endpoint of own) {
    const { response } = await visit(endpoint, other)
    expect(response.body, nameOf(endpoint)).not.toContain(form.key)
    expect(response.body, nameOf(endpoint)).not.toContain(recycled.key)
  }
})

test('the samples are good: an administrator is refused nowhere for lack of rights or for the shape of the input', async () => {
  const readOnly = walked((endpoint) => endpoint.method === 'GET' && isFormScoped(endpoint))
  expect(readOnly.length).toBeGreaterThan(5)
  for (const endpoint of readOnly) {
    for (const as of [admin, owner]) {
      const { code, msg } = await visit(endpoint, as)
      expect([nameOf(endpoint), code, msg]).toEqual([nameOf(endpoint), 200, ''])
    }
  }
  for (const endpoint of walked((each) => isFormScoped(each) && each.method !== 'GET')) {
    const { code, data } = await visit(endpoint, admin, 'nosuchform')
    // Not `fieldErrors`: the walk above was refused for the form, not for its input.
    expect([nameOf(endpoint), [200, 404].includes(code), data?.fieldErrors]).toEqual([
      nameOf(endpoint),
      true,
      undefined,
    ])
  }
})

test('what the server owns cannot be set by sending it (T24)', async () => {
  const forged = {
    id: '1',
    userId: '1',
    ownerId: admin.id,
    owner_id: admin.id,
    role: 'admin',
    roles: ['admin'],
    permissions: ['*:*:*'],
  }
  const created = await server.app.inject({
    method: 'POST',
    url: '/sapi/user/form/create',
    headers: { authorization: `Bearer ${other.token}` },
    payload: { name: 'Mine', status: 2, formKey: 'chosen01', viewCount: 99, ...forged },
  })
  const { formKey } = created.json().data
  const row = await server.db.selectFrom('form').selectAll().where('form_key', '=', formKey).executeTakeFirstOrThrow()
  expect(formKey).not.toBe('chosen01')
  expect(row).toMatchObject({ owner_id: other.id, status: 1, view_count: '0' })
  const info = await server.app.inject({
    method: 'GET',
    url: '/sapi/getInfo?roles=admin&permissions=*:*:*',
    headers: { authorization: `Bearer ${powerless.token}` },
  })
  expect(info.json().data.roles).toEqual(['ROLE_DEFAULT'])
})
