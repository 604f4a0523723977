import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { xlsxRows } from '../../sheet/read/xlsx-rows.ts'
import { createForm, definitionOf, input } from '../form/testing.ts'
import { enqueue } from '../job/enqueue.ts'
import { startWorker } from '../job/worker.ts'
import { auditCheckJob } from '../system/audit-check.ts'
import { audit } from '../system/audit-repository.ts'

let server: TestServer
let admin: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, person: TestPerson = admin) =>
  call(server, method, path, { as: person, ...(body !== undefined && { body }) })
const list = async (query: string, person: TestPerson = admin) =>
  (await as('GET', `/monitor/operlog/page?size=1000&${query}`, undefined, person)).data
const actionsIn = async (query: string): Promise<string[]> =>
  (await list(query)).rows.map((row: { action: string }) => row.action)
const detailOf = async (query: string, language = 'en') => {
  const [row] = (await list(query)).rows
  return (await as('GET', `/monitor/operlog/${row.id}?language=${language}`)).data
}

/** Somebody whose roles let them read the log and see nobody but themself. */
const createReader = async (...more: string[]): Promise<TestPerson> => {
  const person = await createPerson(server.db, null)
  const role = await server.db
    .insertInto('role')
    .values({ role_key: `reader${person.id}`, role_name: 'reader', data_scope: 'self' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const menus = await server.db
    .selectFrom('menu')
    .select('id')
    .where('name', 'in', ['system', 'system-log', ...more])
    .execute()
  await server.db
    .insertInto('role_menu')
    .values(menus.map(({ id }) => ({ role_id: role.id, menu_id: id })))
    .execute()
  await server.db.insertInto('user_role').values({ user_id: person.id, role_id: role.id }).execute()
  return person
}

describe('the list', () => {
  it('says who did what to what, in the words of the reader, newest first', async () => {
    const role = { roleKey: 'auditor', roleName: 'Auditors', sort: 1, status: 'active', remark: '', menuIds: [] }
    const { id } = (await as('POST', '/system/role', role)).data
    const [entry] = (await list('language=de&text=Auditors')).rows
    expect(entry).toMatchObject({
      userId: admin.id,
      userName: admin.userName,
      action: 'role.create',
      actionName: 'Rolle angelegt',
      kind: 'rights',
      subject: id,
      subjectName: 'Auditors',
      target: { to: '/system/role', search: { open: id } },
      ip: '127.0.0.1',
      isRefused: false,
    })
    const times = (await list('')).rows.map((row: { time: string }) => row.time)
    expect(times).toEqual(times.toSorted().toReversed())
    // A record that is gone keeps its name and loses its link.
    await as('DELETE', `/system/role/${id}`)
    const rows = (await list('text=Auditors')).rows
    expect(rows.map((row: { action: string; target: unknown }) => [row.action, row.target])).toEqual([
      ['role.delete', null],
      ['role.create', null],
    ])
  })

  it('is narrowed by person, area, kind, address, time and text', async () => {
    const other = await createPerson(server.db, 'admin')
    const stamp = `N${other.id}`
    await audit(server.db, {
      userId: other.id,
      action: 'dept.create',
      subject: '1',
      subjectName: stamp,
      ip: '10.1.2.3',
    })
    await audit(server.db, {
      userId: other.id,
      action: 'dept.delete',
      subject: '1',
      subjectName: stamp,
      ip: '10.1.2.4',
    })
    await audit(server.db, { userId: other.id, action: 'user.delete', subject: '1', subjectName: stamp })
    const of = (query: string) => actionsIn(`person=${other.userName}&${query}`)
    expect(await of('')).toEqual(['user.delete', 'dept.delete', 'dept.create'])
    expect(await of('area=dept')).toEqual(['dept.delete', 'dept.create'])
    expect(await of('kind=remove')).toEqual(['user.delete', 'dept.delete'])
    expect(await of('area=dept&kind=remove')).toEqual(['dept.delete'])
    expect(await of('ip=10.1.2.')).toHaveLength(2)
    expect(await of('endTime=2001-01-01')).toEqual([])
    expect(await of('beginTime=2001-01-01')).toHaveLength(3)
    expect(await of(`text=${stamp.toLowerCase()}`)).toHaveLength(3)
    // By the words of the act, in whatever language they are read.
    expect(await of('language=en&text=deleted an account')).toEqual(['user.delete'])
    expect(await of(`language=zh-cn&text=${encodeURIComponent('删除部门')}`)).toEqual(['dept.delete'])
    expect(await of('text=100%25')).toEqual([])
    expect((await as('GET', '/monitor/operlog/page?area=nothing')).code).toBe(500)
  })

  it('counts no further than one can page, however long the log is', async () => {
    const keeper = await createPerson(server.db, null)
    await server.database.pool.query(
      `insert into audit_log (user_id, action, subject_name) select $1, 'user.update', 'bulk' from generate_series(1, 10050)`,
      [keeper.id],
    )
    const asked = await list(`person=${keeper.userName}`)
    expect([asked.total, asked.hasMore, asked.rows.length]).toEqual([10_000, true, 1000])
    const last = (await as('GET', `/monitor/operlog/page?size=30&current=334&person=${keeper.userName}`)).data
    expect([last.rows.length, last.pages]).toEqual([10, 334])
    const beyond = (await as('GET', `/monitor/operlog/page?size=1000&current=11&person=${keeper.userName}`)).data
    expect(beyond.rows).toEqual([])
    expect((await list(`person=${keeper.userName}&kind=remove`)).hasMore).toBe(false)
  }, 60_000)

  it('shows a reader what people within their data scope did, and nothing of anybody else', async () => {
    const reader = await createReader()
    await as('POST', '/logout', undefined, await createPerson(server.db, 'admin'))
    await audit(server.db, { userId: null, action: 'registration.apply', subject: '1', subjectName: 'Stranger' })
    await audit(server.db, { userId: reader.id, action: 'profile.avatar', subject: reader.id })
    const { rows, total } = await list('', reader)
    expect([total, rows.map((row: { userId: string }) => row.userId)]).toEqual([1, [reader.id]])
    const [foreign] = (await list('text=Stranger')).rows
    expect((await as('GET', `/monitor/operlog/${foreign.id}`, undefined, reader)).code).toBe(404)
    for (const [method, path] of [
      ['GET', '/monitor/operlog/export'],
      ['GET', '/monitor/operlog/check'],
      ['POST', '/monitor/operlog/check'],
    ] as const)
      expect([path, (await as(method, path, undefined, reader)).code]).toEqual([path, 403])
  })
})

describe('an entry', () => {
  it('says from which device and in which request it was done, and how it is sealed', async () => {
    await call(server, 'POST', '/logout', {
      as: await createPerson(server.db, null),
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-requestId': 'request-4711' },
    })
    const entry = await detailOf('text=request-4711')
    expect(entry).toMatchObject({
      action: 'auth.signOut',
      userAgent: 'Mozilla/5.0 Firefox/140.0',
      requestId: 'request-4711',
      seal: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
  })

  it('compares what was changed before and after, without private values', async () => {
    const person = { nickName: 'Mia', deptId: null, email: '', phone: '', sex: '2', status: 'active', remark: '' }
    const made = await as('POST', '/system/user', {
      ...person,
      roleIds: [],
      userName: 'mia.audited',
      password: 'correct horse battery',
    })
    const viewer = await server.db.selectFrom('role').select('id').where('role_key', '=', 'viewer').executeTakeFirst()
    const edit = { ...person, id: made.data.id, version: 1, nickName: 'Mia M.', phone: '+49 30 1234567' }
    await as('PUT', '/system/user', { ...edit, roleIds: [viewer?.id] })
    const entry = await detailOf(`text=${made.data.id}&kind=change`)
    expect(entry.changes).toEqual([
      { field: 'nickName', label: 'Name of the person', before: 'Mia', after: 'Mia M.', isHidden: false },
      { field: 'roles', label: 'Roles', before: '', after: '数据查看者', isHidden: false },
      { field: 'phone', label: 'Phone', before: '', after: '', isHidden: true },
    ])
    expect(entry.target).toEqual({ to: '/system/user', search: { open: made.data.id } })
  })

  it('reads the shapes entries had before, and what nobody has words for', async () => {
    const insert = `insert into audit_log (action, subject, detail) values ('user.update', 'old-1', $1), ('later.act', 'old-2', $2)`
    await server.database.pool.query(insert, [
      { before: { nickName: 'A', status: 'active' }, after: { nickName: 'A', status: 'disabled' } },
      { before: 'a', unheard: [1, true, { x: null }] },
    ])
    expect((await detailOf('text=old-1')).changes).toEqual([
      { field: 'status', label: 'Status', before: 'Active', after: 'Disabled', isHidden: false },
    ])
    const later = await detailOf('text=old-2')
    expect([later.actionName, later.kind]).toEqual(['later.act', 'system'])
    expect(later.facts).toEqual([
      { field: 'before', label: 'Before', value: 'a' },
      { field: 'unheard', label: 'unheard', value: '1, Yes, {"x":null}' },
    ])
  })

  it('never holds a secret, whatever was done with one', async () => {
    const secrets = ['hunter2-config', 'hunter2-group', 'hunter2-user', 'hunter2-reset', 'hunter2-attempt']
    const config = { configKey: 'audit.secret', configName: 'Secret', isPublic: false, isSecret: true, remark: '' }
    const made = await as('POST', '/system/config', { ...config, configValue: 'hunter2-config' })
    // Neither when it was secret before, nor when it becomes one.
    const opened = { ...config, id: made.data.id, version: 1, isSecret: false, configValue: 'open now' }
    expect((await as('PUT', '/system/config', opened)).code).toBe(200)
    const group = { envKey: 'emailEnvConfig', envValue: { host: 'mail.example.com', password: 'hunter2-group' } }
    expect((await as('POST', '/system/env/config/save', group)).code).toBe(200)
    const person = { nickName: 'S', deptId: null, email: '', phone: '', sex: '2', status: 'active', remark: '' }
    const user = await as('POST', '/system/user', {
      ...person,
      roleIds: [],
      userName: 's.secret',
      password: secrets[2],
    })
    expect((await as('PUT', '/system/user/resetPwd', { id: user.data.id, password: secrets[3] })).code).toBe(200)
    await call(server, 'POST', '/login', { body: { username: 's.secret', password: secrets[4] } })
    const log = JSON.stringify(await server.db.selectFrom('audit_log').selectAll().execute())
    for (const secret of [...secrets, 'open now', 'mail.example.com', admin.token]) expect(log).not.toContain(secret)
    expect((await detailOf('text=audit.secret')).changes).toContainEqual(
      expect.objectContaining({ field: 'configValue', isHidden: true }),
    )
  })
})

it('signing in, failing to, signing out, and what is done with forms and their records is written down', async () => {
  const author = await createPerson(server.db, 'creator')
  const by = (path: string, body: unknown) => as('POST', path, body, author)
  const formKey = await createForm(server, author, definitionOf([input('q1')]), 'Audited form')
  await by('/user/form/publish', { formKey })
  const sent = { formKey, version: 1, clientSubmissionId: crypto.randomUUID(), answers: { q1: 'a' } }
  const { id } = (await call(server, 'POST', '/user/form/data/public/create', { body: sent })).data
  await by('/user/form/data/update', { dataId: id, revision: 1, answers: { q1: 'b' } })
  await by('/user/form/data/export', { formKey, type: 'csv', language: 'en' })
  await as('POST', `/user/form/data/delete/${formKey}`, { ids: [id] }, admin)
  await by('/user/form/stop', { formKey })
  await by('/user/form/resume', { formKey })
  await by('/user/form/update', { formKey, name: 'Renamed form' })
  await by('/user/form/copy', { formKey })
  await by('/user/form/delete', { formKey })
  await by('/user/form/recycle/restore', { formKey })
  await by('/user/form/delete', { formKey })
  await by('/user/form/recycle/delete', { formKey, confirmName: 'Renamed form' })
  expect((await actionsIn(`person=${author.userName}`)).toReversed()).toEqual([
    'form.create',
    'form.publish',
    'data.update',
    'data.export',
    'form.stop',
    'form.resume',
    'form.rename',
    'form.copy',
    'form.recycle',
    'form.restore',
    'form.recycle',
    'form.purge',
  ])
  const removed = await detailOf('area=data&kind=remove')
  expect(removed.subjectName).toBe('Audited form')
  expect(removed.facts.map(({ value }: { value: string }) => value)).toEqual(['1', '1'])

  const login = (password: string) => call(server, 'POST', '/login', { body: { username: 'admin', password } })
  await login('wrong')
  const { token } = (await login('test-password')).data
  await call(server, 'POST', '/logout', { as: { token } })
  await call(server, 'POST', '/logout', { as: { token } })
  expect((await actionsIn('area=auth&text=admin&person=admin')).slice(0, 3)).toEqual([
    'auth.signOut',
    'auth.signIn',
    'auth.signInRefused',
  ])
})

it('the sheet holds the entries of the list, what they changed, and is itself written down', async () => {
  const stamp = `=cmd${admin.id}`
  await audit(server.db, {
    userId: admin.id,
    action: 'dict.updateType',
    subject: 'colour',
    subjectName: stamp,
    detail: { changes: [{ field: 'dictName', before: 'Colour', after: 'Hue' }, { field: 'remark' }] },
  })
  const response = await server.app.inject({
    url: `/sapi/monitor/operlog/export?text=${encodeURIComponent(stamp)}`,
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'en' },
  })
  const [header, row, ...more] = xlsxRows(response.rawPayload, 10)
  expect(header?.slice(0, 6)).toEqual(['Time', 'Person', 'User name', 'Action', 'Result', 'Object'])
  expect(row?.slice(1, 6)).toEqual([admin.userName, admin.userName, 'Changed a dictionary', 'Done', stamp])
  expect(row?.at(-1)).toBe('Name of the dictionary: Colour → Hue\nNote: changed, the content is not kept')
  expect(more).toEqual([])
  expect((await actionsIn(`person=${admin.userName}`))[0]).toBe('log.export')
})

it('a check is a job one can follow; it says from when to when the log is intact, or where it breaks', async () => {
  const log = { info: () => undefined, error: () => undefined }
  const job = auditCheckJob({ db: server.db, log })
  const worker = startWorker({ db: server.db, log, kinds: [job], pollMs: 20 })
  const states = async () => (await as('GET', '/monitor/operlog/check')).data
  const finished = async (key: string) =>
    expect.poll(async () => (await as('GET', `/common/process?key=${key}`)).data.rate, { timeout: 20_000 }).toBe(100)
  try {
    // The daily one comes by itself.
    await expect.poll(async () => (await states()).daily, { timeout: 20_000 }).not.toBeNull()
    const { key } = (await as('POST', '/monitor/operlog/check')).data
    await finished(key)
    const { last, daily } = await states()
    expect(daily).toMatchObject({ userName: '', brokenAt: null, unsealed: 0 })
    expect(last).toMatchObject({ userName: admin.userName, brokenAt: null, problem: null, unsealed: 0 })
    expect(last.count).toBeGreaterThan(daily.count)
    const [newest] = (await list('kind=system&area=log')).rows
    expect(last.lastTime).toBe(newest.time)
    // Somebody else's check is none of one's own.
    const checker = await createReader('monitor:operlog:check')
    expect((await as('GET', `/common/process?key=${key}`, undefined, checker)).code).toBe(404)

    await audit(server.db, { userId: admin.id, action: 'log.check', subjectName: 'to be forged' })
    await server.database.pool.query(`alter table audit_log disable trigger all;
      update audit_log set ip = '6.6.6.6' where subject_name = 'to be forged';
      alter table audit_log enable trigger all`)
    await finished(await enqueue(server.db, { kind: job.kind, maxAttempts: 1 }, {}, { userId: admin.id }))
    const broken = (await states()).last
    const [forged] = (await list(`text=${encodeURIComponent('to be forged')}`)).rows
    expect(broken).toMatchObject({ problem: 'changed', brokenEntry: forged.id, unsealed: 0 })
    expect(broken.lastTime <= forged.time).toBe(true)
  } finally {
    await worker.stop()
  }
}, 60_000)
