// Announcements from draft to withdrawal: who is told, once each however many publish and join meanwhile, and who has read.
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '#server/http/testing'
import { deleteOldMessages } from '#server/modules/realtime/repository'
import { connect, type Ear } from '#server/modules/realtime/testing'
import { randomId } from '#shared/form/ids'
import { deliver } from './delivery-repository.ts'

let server: TestServer
let admin: TestPerson
const ears: Ear[] = []

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
})
beforeEach(async () => {
  await server.db.deleteFrom('announcement').execute()
  await server.db.deleteFrom('rate_bucket').execute()
})
afterEach(() => {
  for (const ear of ears.splice(0)) ear.socket.terminate()
})
afterAll(() => server.close())

const as = (person: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call(server, method, path, { as: person, ...(body !== undefined && { body }) })
const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const fields = {
  title: '停机维护',
  kind: 'notice',
  content: text('周六 22 点停机两小时。'),
  audience: 'all',
  deptIds: [] as string[],
  roleIds: [] as string[],
  beginTime: null as string | null,
  endTime: null as string | null,
  isPinned: false,
}
const create = async (part: Partial<typeof fields> = {}): Promise<string> =>
  (await as(admin, 'POST', '/system/announcement', { ...fields, ...part })).data.id
const row = async (id: string) => (await as(admin, 'GET', `/system/announcement/${id}`)).data
const publish = async (id: string) => {
  const { version } = await row(id)
  return as(admin, 'POST', '/system/announcement/publish', { id, version })
}
const withdraw = async (id: string) =>
  as(admin, 'POST', '/system/announcement/withdraw', { id, version: (await row(id)).version })
const edit = async (id: string, part: Partial<typeof fields>) => {
  const { version } = await row(id)
  return as(admin, 'PUT', '/system/announcement', { ...fields, ...part, id, version })
}
const published = async (part: Partial<typeof fields> = {}): Promise<string> => {
  const id = await create(part)
  await publish(id)
  await deliver(server.db)
  return id
}
const messages = async (person: TestPerson) =>
  (await as(person, 'GET', '/message/page?kind=announcements')).data.records as {
    id: string
    read: boolean
    body: { title: string; kind: string }
  }[]
const titles = async (person: TestPerson) => (await messages(person)).map(({ body }) => body.title)
const unread = async (person: TestPerson) => (await as(person, 'GET', '/message/unread')).data.count
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const department = async (parent_id: string | null = null, status: 'active' | 'disabled' = 'active') =>
  (
    await server.db
      .insertInto('dept')
      .values({ dept_name: randomId(8), parent_id, status })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const moveTo = (person: TestPerson, dept_id: string | null) =>
  server.db.updateTable('user_account').set({ dept_id }).where('id', '=', person.id).execute()
const roleId = async (key: string) =>
  (await server.db.selectFrom('role').select('id').where('role_key', '=', key).executeTakeFirstOrThrow()).id

describe('who is told', () => {
  it('everybody, also who joins later; not a draft’s, not before its time, not after it', async () => {
    const person = await createPerson(server.db, null)
    const id = await create({ title: 'now' })
    await create({ title: 'draft' })
    await publish(await create({ title: 'later', beginTime: inHours(1) }))
    const over = await create({ title: 'over', endTime: inHours(1) })
    await publish(over)
    await server.db
      .updateTable('announcement')
      .set({ ends_at: inHours(-1) })
      .where('id', '=', over)
      .execute()
    expect(await titles(person)).toEqual([])
    await publish(id)
    await deliver(server.db)
    expect(await messages(person)).toMatchObject([{ body: { title: 'now', kind: 'notice' }, read: false }])
    expect(await unread(person)).toBe(1)

    const late = await createPerson(server.db, null)
    expect(await deliver(server.db)).toBe(1)
    expect(await titles(late)).toEqual(['now'])
    expect(await deliver(server.db)).toBe(0)

    await server.db
      .updateTable('announcement')
      .set({ begins_at: inHours(-1) })
      .where('title', '=', 'later')
      .execute()
    await deliver(server.db)
    expect(await titles(person)).toEqual(['later', 'now'])
  })

  it('people of departments and those below, of roles, and nobody whose account, role or department is disabled', async () => {
    const [top, disabled] = [await department(), await department(null, 'disabled')]
    const below = await department(top)
    const [head, member, dead, other, creator] = await Promise.all([
      createPerson(server.db, null),
      createPerson(server.db, null),
      createPerson(server.db, null),
      createPerson(server.db, null),
      createPerson(server.db, 'creator'),
    ])
    await moveTo(head, top)
    await moveTo(member, below)
    await moveTo(dead, below)
    await moveTo(other, disabled)
    await server.db.updateTable('user_account').set({ status: 'disabled' }).where('id', '=', dead.id).execute()
    // The department is named twice, by itself and by what it is below.
    const id = await published({ title: 'depts', audience: 'departments', deptIds: [top, below, disabled] })
    await published({ title: 'roles', audience: 'roles', roleIds: [await roleId('creator')] })
    expect(await titles(head)).toEqual(['depts'])
    expect(await titles(member)).toEqual(['depts'])
    expect(await titles(other)).toEqual([])
    expect(await titles(creator)).toEqual(['roles'])
    expect(await row(id)).toMatchObject({ toldCount: 2, audienceCount: 2, audienceNames: expect.any(Array) })
    expect((await row(id)).audienceNames).toHaveLength(3)
  })

  it('each exactly once, whatever is published, delivered, joined and withdrawn at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('publish', 'deliver', 'join', 'withdraw'), { minLength: 4, maxLength: 14 }),
        async (steps) => {
          await server.db.deleteFrom('announcement').execute()
          const id = await create()
          const { version } = await row(id)
          const publishes = ['publish', ...steps].filter((step) => step === 'publish')
          const outcomes = await Promise.all([
            ...publishes.map(() => as(admin, 'POST', '/system/announcement/publish', { id, version })),
            ...steps.map(async (step) => {
              if (step === 'deliver') await deliver(server.db)
              if (step === 'join') await createPerson(server.db, null)
              if (step === 'withdraw') await withdraw(id)
              return null
            }),
          ])
          const codes = outcomes.flatMap((outcome) => (outcome ? [outcome.code] : []))
          // Of many who publish the same draft one does.
          expect(codes.filter((code) => code === 200)).toHaveLength(1)
          expect(codes.filter((code) => code !== 200 && code !== 409)).toEqual([])
          await deliver(server.db)
          const state = (await row(id)).state
          const told = await server.db
            .selectFrom('message')
            .select('user_id')
            .where('announcement_id', '=', id)
            .execute()
          const people = await server.db
            .selectFrom('user_account')
            .select('id')
            .where('status', '=', 'active')
            .execute()
          const expected = state === 'current' ? people.map((person) => person.id).sort() : []
          expect(told.map((message) => message.user_id).sort()).toEqual(expected)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('at once, in every tab, with the number of unread messages', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const person = await createPerson(server.db, null)
    const ear = await connect(server.app, person.token)
    ears.push(ear)
    const id = await create({ title: '全员大会', kind: 'announcement' })
    // The worker of the listening server does the rest.
    await publish(id)
    const heard = await ear.until('NOTICE')
    const [message] = await messages(person)
    expect(heard).toMatchObject({ id: message?.id, unread: 1, body: { title: '全员大会', kind: 'announcement' } })
    expect(String(heard.createTime)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    await withdraw(id)
    expect((await ear.until('UNREAD')).body).toEqual({ count: 0 })
    expect(await messages(person)).toEqual([])
  })
})

describe('reading', () => {
  it('by the message only, of one’s own; figures say who has', async () => {
    const [reader, other] = [await createPerson(server.db, 'creator'), await createPerson(server.db, 'creator')]
    const id = await published({ audience: 'roles', roleIds: [await roleId('creator')] })
    const before = await row(id)
    const [message] = await messages(reader)
    expect((await as(other, 'GET', `/message/announcement/${message?.id}`)).code).toBe(404)
    expect((await as(reader, 'GET', `/system/announcement/${id}`)).code).toBe(403)
    const { data } = await as(reader, 'GET', `/message/announcement/${message?.id}`)
    expect(data).toMatchObject({
      title: fields.title,
      content: fields.content,
      publishedBy: admin.userName,
      read: false,
    })
    await as(reader, 'POST', '/message/read', { id: message?.id })
    expect(await row(id)).toMatchObject({ toldCount: before.toldCount, readCount: before.readCount + 1 })
    const readers = async (query: string) =>
      (await as(admin, 'GET', `/system/announcement/${id}/readers?${query}`)).data
    expect((await readers('read=true')).records).toMatchObject([{ id: reader.id, readTime: expect.any(String) }])
    expect((await readers('read=false')).total).toBe(before.toldCount - 1)
    expect((await readers(`name=${other.userName}`)).records).toMatchObject([{ id: other.id, readTime: null }])
  })

  it('names only people within the data scope of who asks', async () => {
    const dept = await department()
    const manager = await createPerson(server.db, null)
    const colleague = await createPerson(server.db, null)
    for (const each of [manager, colleague]) await moveTo(each, dept)
    const { id: role } = await server.db
      .insertInto('role')
      .values({ role_key: randomId(8), role_name: 'manager', data_scope: 'department' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.db.insertInto('user_role').values({ user_id: manager.id, role_id: role }).execute()
    const menus = await server.db
      .selectFrom('menu')
      .select('id')
      .where('permission', 'like', 'system:announcement:%')
      .execute()
    const grants = menus.map((menu) => ({ role_id: role, menu_id: menu.id }))
    await server.db.insertInto('role_menu').values(grants).execute()
    const id = await published()
    const { data } = await as(manager, 'GET', `/system/announcement/${id}/readers`)
    expect(data.records.map((each: { id: string }) => each.id).sort()).toEqual([manager.id, colleague.id].sort())
  })

  it('pinned ones lie on the home page until their time is over or their card is closed', async () => {
    const person = await createPerson(server.db, null)
    const pinned = async () =>
      (await as(person, 'GET', '/message/announcement/pinned')).data as { id: string; title: string; text: string }[]
    const id = await published({ title: 'one', isPinned: true, content: text(`${'长'.repeat(300)}`) })
    await published({ title: 'not pinned' })
    await published({ title: 'two', isPinned: true })
    expect((await pinned()).map(({ title }) => title)).toEqual(['two', 'one'])
    expect((await pinned())[1]?.text).toBe(`${'长'.repeat(200)}…`)
    const [two, one] = await pinned()
    expect((await as(admin, 'POST', '/message/announcement/close', { id: two?.id })).code).toBe(404)
    expect((await as(person, 'POST', '/message/announcement/close', { id: two?.id })).code).toBe(200)
    expect(await pinned()).toEqual([one])
    expect(await titles(person)).toContain('two')
    await server.db
      .updateTable('announcement')
      .set({ ends_at: inHours(-1) })
      .where('id', '=', id)
      .execute()
    expect(await pinned()).toEqual([])
  })

  it('a message that was deleted does not come back, and stays as long as its announcement', async () => {
    const person = await createPerson(server.db, null)
    const id = await published({ isPinned: true })
    const [message] = await messages(person)
    await as(person, 'DELETE', `/message/${message?.id}`)
    await server.db
      .updateTable('message')
      .set({ deleted_at: new Date(Date.now() - 200 * 86_400_000), read_at: new Date(Date.now() - 200 * 86_400_000) })
      .where('id', '=', message?.id ?? '')
      .execute()
    await deleteOldMessages(server.db)
    await deliver(server.db)
    expect(await messages(person)).toEqual([])
    expect((await as(person, 'GET', '/message/announcement/pinned')).data).toEqual([])
    expect((await row(id)).readCount).toBe(1)
  })
})

describe('writing', () => {
  it('is cleaned by the one sanitiser and survives what jsonb refuses', async () => {
    const content = {
      type: 'doc',
      content: [
        { type: 'script', content: 'alert(1)' },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'a\u0000b\ud800', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
          ],
        },
      ],
    }
    const id = await create({ content: content as never })
    expect((await row(id)).content).toEqual(text('ab\ufffd'))
  })

  it('refuses an audience of nobody, an end before the beginning, and a department that is gone', async () => {
    const refused = async (part: Partial<typeof fields>) => {
      const { code, data } = await as(admin, 'POST', '/system/announcement', { ...fields, ...part })
      return [code, data.fieldErrors?.[0]?.field]
    }
    expect(await refused({ audience: 'departments' })).toEqual([500, 'deptIds'])
    expect(await refused({ audience: 'roles' })).toEqual([500, 'roleIds'])
    expect(await refused({ audience: 'roles', roleIds: ['999999'] })).toEqual([500, 'audience'])
    expect(await refused({ beginTime: inHours(2), endTime: inHours(1) })).toEqual([500, 'endTime'])
    expect(await refused({ title: ' ' })).toEqual([500, 'title'])
  })

  it('an edit of a published one reaches its messages: title, audience, time', async () => {
    const [creator, viewer] = [await createPerson(server.db, 'creator'), await createPerson(server.db, 'viewer')]
    const roles = { creator: await roleId('creator'), viewer: await roleId('viewer') }
    const id = await published({ audience: 'roles', roleIds: [roles.creator] })
    const [message] = await messages(creator)
    await as(creator, 'POST', '/message/read', { id: message?.id })
    await edit(id, { title: '改期', audience: 'roles', roleIds: [roles.creator] })
    expect(await messages(creator)).toMatchObject([{ id: message?.id, read: true, body: { title: '改期' } }])
    await edit(id, { title: '改期', audience: 'roles', roleIds: [roles.viewer] })
    await deliver(server.db)
    expect([await titles(creator), await titles(viewer)]).toEqual([[], ['改期']])
    await edit(id, { title: '改期', beginTime: inHours(1) })
    await deliver(server.db)
    expect([await titles(creator), await titles(viewer)]).toEqual([[], []])
    expect((await row(id)).state).toBe('scheduled')
  })

  it('only the first of two who edit is saved; a published one is deleted by nobody', async () => {
    const id = await create()
    const { version } = await row(id)
    const edits = await Promise.all(
      ['a', 'b'].map((title) => as(admin, 'PUT', '/system/announcement', { ...fields, title, id, version })),
    )
    expect(edits.map(({ code }) => code).sort()).toEqual([200, 409])
    await publish(id)
    expect((await as(admin, 'DELETE', `/system/announcement/${id}`)).code).toBe(500)
    expect((await publish(id)).msg).toContain('已发布')
    await withdraw(id)
    expect((await withdraw(id)).code).toBe(500)
    expect((await as(admin, 'DELETE', `/system/announcement/${id}`)).code).toBe(200)
    expect((await as(admin, 'GET', `/system/announcement/${id}`)).code).toBe(404)
  })

  it('needs the permission to publish for one that is out', async () => {
    const editor = await createPerson(server.db, null)
    const { id: role } = await server.db
      .insertInto('role')
      .values({ role_key: randomId(8), role_name: 'editor', data_scope: 'self' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.db.insertInto('user_role').values({ user_id: editor.id, role_id: role }).execute()
    const menus = await server.db
      .selectFrom('menu')
      .select('id')
      .where('permission', 'in', ['system:announcement:list', 'system:announcement:edit'])
      .execute()
    const grants = menus.map((menu) => ({ role_id: role, menu_id: menu.id }))
    await server.db.insertInto('role_menu').values(grants).execute()
    const id = await create()
    const change = async () =>
      as(editor, 'PUT', '/system/announcement', { ...fields, id, version: (await row(id)).version })
    expect((await change()).code).toBe(200)
    expect((await as(editor, 'POST', '/system/announcement/publish', { id, version: 2 })).code).toBe(403)
    await publish(id)
    expect((await change()).code).toBe(403)
  })

  it('is found by title, kind, state and time', async () => {
    await published({ title: 'Alpha' })
    await create({ title: 'Beta', kind: 'announcement' })
    await publish(await create({ title: 'Gamma', beginTime: inHours(1) }))
    const found = async (query: string) =>
      (await as(admin, 'GET', `/system/announcement/page?${query}`)).data.records.map(
        (each: { title: string }) => each.title,
      )
    expect(await found('')).toEqual(['Gamma', 'Beta', 'Alpha'])
    expect(await found('title=alp')).toEqual(['Alpha'])
    expect(await found('kind=announcement')).toEqual(['Beta'])
    expect(await found('state=current')).toEqual(['Alpha'])
    expect(await found('state=scheduled')).toEqual(['Gamma'])
    expect(await found('endTime=2020-01-01')).toEqual([])
  })
})
