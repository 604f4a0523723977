// Every route that is declared `own`, `all` or `session`, walked as its declaration says: by somebody who may do
// everything, but to nobody; by an administrator; and by somebody without any role. Forms: server/http/access.test.ts.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyDefinition } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'
import { createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { type AnyEndpoint, nameOf, visit } from '../../http/visit.testing.ts'
import { audit } from '../system/audit-repository.ts'

let server: TestServer
let admin: TestPerson
/** Has every permission there is, and a data scope of nobody but themself. */
let outsider: TestPerson
let stranger: TestPerson
let creatorRole: string
let postId: string

/** A person of another department, with an account, a form, an export, a running job, messages and settings. */
interface Victim {
  readonly person: TestPerson
  readonly deptId: string
  readonly formKey: string
  readonly fileId: string
  readonly jobId: string
  readonly messageId: string
  readonly sessionId: string
  /** Of a template that is not shared. */
  readonly templateKey: string
  readonly entryId: string
}
let victim: Victim

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
  stranger = await createPerson(server.db, null)
  outsider = await createPerson(server.db, null)
  creatorRole = (
    await server.db.selectFrom('role').select('id').where('role_key', '=', 'creator').executeTakeFirstOrThrow()
  ).id
  postId = (
    await server.db
      .insertInto('post')
      .values({ post_code: 'walked', post_name: 'walked' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  const { id } = await server.db
    .insertInto('role')
    .values({ role_key: 'everything', role_name: 'everything', data_scope: 'self' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const menus = await server.db.selectFrom('menu').select('id').execute()
  await server.db
    .insertInto('role_menu')
    .values(menus.map((menu) => ({ role_id: id, menu_id: menu.id })))
    .execute()
  const home = await department('home')
  await server.db.updateTable('user_account').set({ dept_id: home }).where('id', '=', outsider.id).execute()
  await server.db.insertInto('user_role').values({ user_id: outsider.id, role_id: id }).execute()
})
beforeEach(async () => {
  await server.db.deleteFrom('rate_bucket').execute()
  victim = await createVictim()
})
afterAll(() => server.close())

const department = async (dept_name: string): Promise<string> =>
  (await server.db.insertInto('dept').values({ dept_name, parent_id: null }).returning('id').executeTakeFirstOrThrow())
    .id

let made = 0
const createVictim = async (): Promise<Victim> => {
  made++
  const { db } = server
  const person = await createPerson(db, 'creator')
  const dept_id = await department(`elsewhere${made}`)
  await db.updateTable('user_account').set({ dept_id }).where('id', '=', person.id).execute()
  const formKey = `victim${String(made).padStart(3, '0')}`
  const form = await db
    .insertInto('form')
    .values({ form_key: formKey, owner_id: person.id, name: `Form of ${person.userName}`, draft: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fileId = `f${String(made).padStart(27, '0')}`
  await db
    .insertInto('form_file')
    .values({
      id: fileId,
      form_id: form.id,
      uploaded_by: person.id,
      kind: 'export',
      name: `${person.userName}.csv`,
      mime: 'text/csv',
      size: '1',
      sha256: Buffer.from('x'),
    })
    .execute()
  const jobId = `j${String(made).padStart(21, '0')}`
  await db
    .insertInto('job')
    .values({ id: jobId, kind: 'export', user_id: person.id, payload: '{}', run_at: new Date(Date.now() + 3.6e6) })
    .execute()
  const message = await db
    .insertInto('message')
    .values({ user_id: person.id, msg_type: 'EXPORT_FAILED', body: JSON.stringify({ key: jobId }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('user_setting')
    .values({ user_id: person.id, key: 'table.forms', value: JSON.stringify(person.userName) })
    .execute()
  const templateKey = `kept${String(made).padStart(4, '0')}`
  await db
    .insertInto('form_template')
    .values({
      template_key: templateKey,
      owner_id: person.id,
      name: JSON.stringify({ 'zh-cn': `Kept by ${person.userName}` }),
      description: '{}',
      category: 'office',
      definition: JSON.stringify(emptyDefinition({ 'zh-cn': 'Kept' }, 'zh-cn')),
    })
    .execute()
  const session = await db
    .selectFrom('session')
    .select('token_hash')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  await audit(db, { userId: person.id, action: 'auth.signIn', subject: person.userName })
  const entry = await db.selectFrom('audit_log').select('id').where('user_id', '=', person.id).executeTakeFirstOrThrow()
  return {
    person,
    // Empty, so that an administrator may delete it.
    deptId: await department(`empty${made}`),
    formKey,
    fileId,
    jobId,
    messageId: message.id,
    sessionId: session.token_hash.toString('hex'),
    templateKey,
    entryId: entry.id,
  }
}

/** What a call would have to name to reach the victim. */
const named = (
  { path }: AnyEndpoint,
  { person, deptId, fileId, jobId, messageId, sessionId, templateKey, entryId }: Victim,
) => ({
  id: path.startsWith('/system/dept')
    ? deptId
    : path.startsWith('/user/profile/sessions')
      ? sessionId
      : path.startsWith('/message')
        ? messageId
        : path.startsWith('/monitor/operlog')
          ? entryId
          : person.id,
  ids: person.id,
  userId: person.id,
  userIds: [person.id],
  roleId: creatorRole,
  postId,
  fileId,
  key: path === '/common/process' ? jobId : path.startsWith('/form/template') ? templateKey : 'table.forms',
  templateKey,
  category: 'office',
  parentId: null,
  deptId: null,
  version: 1,
})
const names = ['id', 'ids', 'userId', 'userIds', 'fileId', 'templateKey']
const byKey = ['/common/process', '/form/template/details/{key}']
/** Whether the endpoint takes an id of what is narrowed, and does not only list it. */
const reaches = (endpoint: AnyEndpoint): boolean => {
  const { params, query, body } = endpoint
  const fields = [params, query, body].flatMap((schema) =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape) : [],
  )
  return fields.some((field) => names.includes(field)) || byKey.includes(endpoint.path)
}
const walked = (kind: 'own' | 'all' | 'session') =>
  server.app.endpoints.filter(({ access }) => (access.kind === 'permission' ? access.scope : access.kind) === kind)

/** Everything that belongs to the victim. */
const belongings = async ({ person, deptId }: Victim) =>
  JSON.stringify([
    await server.db.selectFrom('user_account').selectAll().where('id', '=', person.id).execute(),
    await server.db.selectFrom('user_role').selectAll().where('user_id', '=', person.id).execute(),
    await server.db.selectFrom('user_post').selectAll().where('user_id', '=', person.id).execute(),
    await server.db.selectFrom('session').selectAll().where('user_id', '=', person.id).execute(),
    await server.db.selectFrom('user_setting').selectAll().where('user_id', '=', person.id).execute(),
    await server.db.selectFrom('message').selectAll().where('user_id', '=', person.id).execute(),
    await server.db.selectFrom('form').selectAll().where('owner_id', '=', person.id).execute(),
    await server.db.selectFrom('form_file').selectAll().where('uploaded_by', '=', person.id).execute(),
    await server.db.selectFrom('download_ticket').selectAll().where('user_id', '=', person.id).execute(),
    await server.db.selectFrom('dept').selectAll().where('id', '=', deptId).execute(),
    await server.db.selectFrom('form_template').selectAll().where('owner_id', '=', person.id).execute(),
  ])

test('there is something to walk in every kind', () => {
  expect(walked('own').filter(reaches).length).toBeGreaterThan(15)
  expect(walked('own').filter((each) => !reaches(each)).length).toBeGreaterThan(8)
  expect(walked('all').length).toBeGreaterThan(30)
  expect(walked('session').length).toBeGreaterThan(12)
})

test('with every permission, what is out of one’s scope does not exist; for an administrator the same call works', async () => {
  for (const endpoint of walked('own').filter(reaches)) {
    const target = await createVictim()
    const before = await belongings(target)
    const refused = await visit(server, endpoint, outsider, named(endpoint, target))
    expect([nameOf(endpoint), refused.code, refused.data]).toEqual([nameOf(endpoint), 404, null])
    expect(await belongings(target), nameOf(endpoint)).toBe(before)
    // Jobs, exports and templates nobody shares are their maker's alone, even for administrators.
    const as = /^\/common\/process|^\/file\/ticket|template/.test(endpoint.path) ? target.person : admin
    const { code, msg } = await visit(server, endpoint, as, named(endpoint, target))
    expect([nameOf(endpoint), code, msg]).toEqual([nameOf(endpoint), 200, ''])
  }
})

test('lists, trees and files that are narrowed show nothing of others, and creating nothing out of reach', async () => {
  const before = await belongings(victim)
  for (const endpoint of walked('own').filter((each) => !reaches(each))) {
    const { code, data, response } = await visit(server, endpoint, outsider, named(endpoint, victim))
    const isRefusedInput = code === 500 && (endpoint.method === 'POST' || data?.fieldErrors !== undefined)
    expect([nameOf(endpoint), code === 200 || isRefusedInput]).toEqual([nameOf(endpoint), true])
    for (const trace of [victim.person.userName, victim.formKey, victim.fileId, 'elsewhere', 'empty'])
      expect(response.body, nameOf(endpoint)).not.toContain(trace)
  }
  expect(await belongings(victim)).toBe(before)
})

/** Records of system pages: each inserts one, and says below which path of the API it is found. */
const examples = import.meta.glob<(db: Database) => Promise<{ readonly path: string; readonly id: string }>>(
  '/plugins/system-pages/*/server/example.testing.ts',
  { import: 'default', eager: true },
)

test('where the permission alone decides, it opens every reading route, and refuses nobody who has it', async () => {
  const found = async (table: 'role' | 'menu' | 'dict_type' | 'dict_data' | 'config') =>
    (await server.db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id
  const registration = await server.db
    .insertInto('registration')
    .values({ kind: 'apply', name: 'Ann', company: '', phone: '', email: 'a@example.com', purpose: '', ip: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ofPages = await Promise.all(Object.values(examples).map((insert) => insert(server.db)))
  const ids: Readonly<Record<string, string>> = {
    '/system/registration': registration.id,
    '/system/role': await found('role'),
    '/system/menu': await found('menu'),
    '/system/post': postId,
    '/system/dict/type': await found('dict_type'),
    '/system/dict/data': await found('dict_data'),
    '/system/config': await found('config'),
    ...Object.fromEntries(ofPages.map(({ path, id }) => [path, id])),
  }
  const idOf = ({ path }: AnyEndpoint) => {
    if (path.startsWith('/system/menu/role')) return ids['/system/role'] ?? ''
    return Object.entries(ids).find(([prefix]) => path.startsWith(prefix))?.[1] ?? '1'
  }
  for (const endpoint of walked('all')) {
    // Not how often, but whether: limits that several share have tests of their own.
    await server.db.deleteFrom('rate_bucket').execute()
    for (const as of [admin, outsider]) {
      if (endpoint.method === 'GET') {
        const { code, msg } = await visit(server, endpoint, as, { id: idOf(endpoint), key: 'systemInfoConfig' })
        expect([nameOf(endpoint), code, msg]).toEqual([nameOf(endpoint), 200, ''])
        continue
      }
      // An id of nothing: what is asked here is only whether the door is open.
      const { code } = await visit(server, endpoint, as, { id: '999999', ids: '999999', key: 'systemInfoConfig' })
      expect([nameOf(endpoint), [401, 403].includes(code)]).toEqual([nameOf(endpoint), false])
    }
  }
})

test('what everybody signed in may call is about themself, also without any role', async () => {
  const before = await belongings(victim)
  for (const endpoint of walked('session')) {
    const { code, response } = await visit(server, endpoint, stranger, named(endpoint, victim))
    expect([nameOf(endpoint), [401, 403].includes(code)]).toEqual([nameOf(endpoint), false])
    if (endpoint.path.includes('{id}')) expect([nameOf(endpoint), code]).toEqual([nameOf(endpoint), 404])
    for (const trace of [victim.person.userName, victim.jobId, victim.formKey])
      expect(response.body, nameOf(endpoint)).not.toContain(trace)
  }
  expect(await belongings(victim)).toBe(before)
})
