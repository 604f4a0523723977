// For random organisations, what the API answers equals what a few lines of TypeScript say who may see whom.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataScope } from '#shared/contract/role'
import { dataScopes } from '#shared/contract/role'
import { call, createTestServer, type TestServer } from '../../http/testing.ts'
import { xlsxRows } from '../../sheet/read/xlsx-rows.ts'
import { openSession } from '../auth/session.ts'
import { definitionOf, input } from '../form/testing.ts'
import { audit } from '../system/audit-repository.ts'

let server: TestServer
let listerId: string

beforeAll(async () => {
  server = await createTestServer()
  const { id } = await server.db
    .insertInto('role')
    .values({ role_key: 'lister', role_name: 'lister' })
    .returning('id')
    .executeTakeFirstOrThrow()
  listerId = id
  await server.db
    .insertInto('role_menu')
    .columns(['role_id', 'menu_id'])
    .expression((query) =>
      query
        .selectFrom('menu')
        .select(({ val }) => [val(id).as('role_id'), 'menu.id'])
        .where('name', 'in', [
          'system',
          'system-user',
          'auth-role',
          'system:user:edit',
          'system:user:export',
          'system-role',
          'system-dept',
          'system:dept:query',
          'monitor-online',
          'system-log',
          'project',
          'project-list',
          'project-recycle',
          'project-form',
          'project:data:list',
          'project:data:edit',
          'project:data:export',
          'project:report:view',
        ]),
    )
    .execute()
})
afterAll(() => server.close())

/** Numbers are places in these lists. */
interface Organisation {
  readonly depts: readonly { readonly parent: number | null; readonly active: boolean }[]
  readonly roles: readonly { readonly scope: DataScope; readonly active: boolean; readonly depts: readonly number[] }[]
  readonly users: readonly {
    readonly dept: number | null
    readonly active: boolean
    readonly deleted: boolean
    readonly roles: readonly number[]
    readonly posts: readonly number[]
  }[]
}

/** As many posts as there are to hold. */
const postCount = 3

const mostly = fc.integer({ min: 0, max: 3 }).map((number) => number > 0)
const organisation: fc.Arbitrary<Organisation> = fc
  .record({ depts: fc.integer({ min: 1, max: 9 }), roles: fc.integer({ min: 1, max: 5 }) })
  .chain(({ depts, roles }) => {
    const dept = fc.integer({ min: 0, max: depts - 1 })
    return fc.record({
      // A parent always comes before its children.
      depts: fc.tuple(
        ...Array.from({ length: depts }, (_, index) =>
          fc.record({
            parent: index === 0 ? fc.constant(null) : fc.option(fc.integer({ min: 0, max: index - 1 }), { freq: 5 }),
            active: mostly,
          }),
        ),
      ),
      roles: fc.array(
        fc.record({
          // 'all' makes the rest uninteresting, so it is rare.
          scope: fc.oneof(
            { weight: 1, arbitrary: fc.constantFrom(...dataScopes) },
            { weight: 4, arbitrary: fc.constantFrom('departments', 'department', 'department_tree', 'self') },
          ),
          active: mostly,
          depts: fc.uniqueArray(dept, { maxLength: 3 }),
        }),
        { minLength: roles, maxLength: roles },
      ),
      users: fc.array(
        fc.record({
          dept: fc.option(dept, { freq: 6 }),
          active: mostly,
          deleted: fc.constantFrom(false, false, false, false, true),
          roles: fc.uniqueArray(fc.integer({ min: 0, max: roles - 1 }), { maxLength: 3 }),
          posts: fc.uniqueArray(fc.integer({ min: 0, max: postCount - 1 }), { maxLength: 2 }),
        }),
        { minLength: 3, maxLength: 14 },
      ),
    })
  })

const counts = ({ depts }: Organisation, at: number): boolean => {
  for (let index: number | null = at; index !== null; index = depts[index]?.parent ?? null)
    if (!depts[index]?.active) return false
  return true
}
const isBelow = ({ depts }: Organisation, at: number, top: number): boolean => {
  for (let index: number | null = at; index !== null; index = depts[index]?.parent ?? null)
    if (index === top) return true
  return false
}

/** Who the person at `caller` may see, by the rules as the specification words them. */
const seenBy = (organisation: Organisation, caller: number, deletedToo = false): number[] => {
  const { roles, users } = organisation
  const me = users[caller]
  if (!me) return []
  const active = me.roles.flatMap((index) => (roles[index]?.active ? [roles[index]] : []))
  return users.flatMap(({ dept, deleted }, index) => {
    if (deleted && !deletedToo) return []
    const sees =
      index === caller ||
      active.some(({ scope, depts }) => {
        if (scope === 'all') return true
        if (dept === null || !counts(organisation, dept)) return false
        if (scope === 'departments') return depts.includes(dept)
        if (scope === 'department') return dept === me.dept
        return scope === 'department_tree' && me.dept !== null && isBelow(organisation, dept, me.dept)
      })
    return sees ? [index] : []
  })
}

/** Departments the person at `caller` may handle: what their roles reach, disabled ones below that included. */
const departmentsOf = (organisation: Organisation, caller: number): number[] => {
  const { roles, users, depts } = organisation
  const me = users[caller]
  const active = (me?.roles ?? []).flatMap((index) => (roles[index]?.active ? [roles[index]] : []))
  return depts.flatMap((_, index) => {
    const reaches = active.some(({ scope, depts }) => {
      if (scope === 'all') return true
      if (scope === 'departments') return depts.includes(index) && counts(organisation, index)
      const own = me?.dept ?? null
      if (own === null || !counts(organisation, own)) return false
      if (scope === 'department') return index === own
      return scope === 'department_tree' && isBelow(organisation, index, own)
    })
    return reaches ? [index] : []
  })
}

const keyOf = (user: number): string => `formOf${String(user).padStart(4, '0')}`

const definition = JSON.stringify(definitionOf([input('q1')]))
/** A published form with one record, which says whose form it is. @returns the id of the record */
const storeForm = async (form_key: string, owner_id: string): Promise<string> => {
  const { db } = server
  const form = await db
    .insertInto('form')
    .values({ form_key, owner_id, name: form_key, draft: definition, status: 2, published_version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('form_version')
    .values({ form_id: form.id, version: 1, definition, definition_hash: Buffer.from('x') })
    .execute()
  const record = await db
    .insertInto('submission')
    .values({
      form_id: form.id,
      version: 1,
      serial_number: '1',
      client_submission_id: crypto.randomUUID(),
      content_hash: Buffer.from('x'),
      answers: JSON.stringify({ q1: `answer in ${form_key}` }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return record.id
}

/** Every way to what a form holds. */
const waysTo = (formKey: string, recordId: string) =>
  [
    ['GET', `/user/form/${formKey}`],
    ['GET', `/user/form/draft/${formKey}`],
    ['POST', '/user/form/data/query', { formKey }],
    ['POST', '/user/form/data/ids', { formKey }],
    ['GET', `/user/form/data/details/${recordId}`],
    ['POST', '/user/form/data/update', { dataId: recordId, revision: 1, answers: { q1: 'changed' } }],
    ['POST', '/user/form/data/export', { formKey, type: 'csv', language: 'en' }],
    ['GET', `/user/form/report/stats?formKey=${formKey}`],
    ['GET', `/user/form/report/analysis?formKey=${formKey}`],
  ] as const

/** Entries of the audit log outlive their organisation: each says which one it is of. */
let run = 0

const store = async (organisation: Organisation) => {
  const { db } = server
  run++
  await db.deleteFrom('rate_bucket').execute()
  await db.deleteFrom('form').execute()
  await db.deleteFrom('user_account').where('user_name', '<>', 'admin').execute()
  await db.deleteFrom('role').where('role_key', 'like', 'random%').execute()
  await db.deleteFrom('dept').execute()
  await db.deleteFrom('post').execute()
  const posts = await db
    .insertInto('post')
    .values(Array.from({ length: postCount }, (_, sort) => ({ post_code: `p${sort}`, post_name: `p${sort}`, sort })))
    .returning('id')
    .execute()
  const postIds = posts.map(({ id }) => id)
  const deptIds: string[] = []
  for (const [index, { parent, active }] of organisation.depts.entries()) {
    const { id } = await db
      .insertInto('dept')
      .values({
        parent_id: parent === null ? null : (deptIds[parent] ?? null),
        dept_name: `d${index}`,
        status: active ? 'active' : 'disabled',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    deptIds.push(id)
  }
  const roleIds: string[] = []
  for (const [index, { scope, active, depts }] of organisation.roles.entries()) {
    const { id } = await db
      .insertInto('role')
      .values({
        role_key: `random${index}`,
        role_name: `r${index}`,
        data_scope: scope,
        status: active ? 'active' : 'disabled',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    roleIds.push(id)
    if (depts.length > 0)
      await db
        .insertInto('role_dept')
        .values(depts.map((dept) => ({ role_id: id, dept_id: deptIds[dept] ?? '' })))
        .execute()
  }
  const userIds: string[] = []
  const recordIds: string[] = []
  for (const [index, { dept, active, deleted, roles, posts }] of organisation.users.entries()) {
    const { id } = await db
      .insertInto('user_account')
      .values({
        user_name: `u${index}`,
        nick_name: `u${index}`,
        password_hash: '-',
        dept_id: dept === null ? null : (deptIds[dept] ?? null),
        status: active && !deleted ? 'active' : 'disabled',
        deleted_at: deleted ? new Date() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    userIds.push(id)
    await audit(db, { userId: id, action: 'profile.avatar', subject: id, subjectName: `act of u${index} in ${run}` })
    const form_key = keyOf(index)
    recordIds.push(await storeForm(form_key, id))
    await db
      .insertInto('user_role')
      .values([listerId, ...roles.map((role) => roleIds[role] ?? '')].map((role_id) => ({ user_id: id, role_id })))
      .execute()
    // Deleted people hold no posts.
    if (posts.length > 0 && !deleted)
      await db
        .insertInto('user_post')
        .values(posts.map((post) => ({ user_id: id, post_id: postIds[post] ?? '' })))
        .execute()
  }
  return { deptIds, userIds, recordIds, postIds }
}

test('people, departments, forms, records, exports and statistics are exactly those the data scope reaches', async () => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(organisation, fc.nat(), async (random, choice) => {
      const { deptIds, userIds, recordIds, postIds } = await store(random)
      const callers = random.users.flatMap(({ active, deleted }, index) => (active && !deleted ? [index] : []))
      for (const caller of callers.slice(0, 4)) {
        const id = userIds[caller] ?? ''
        const as = { token: await openSession(server.db, { userId: id, ip: '', userAgent: '' }) }
        const get = async (path: string) => (await call(server, 'GET', path, { as })).data
        const expected = seenBy(random, caller)
        const everybody = random.users[caller]?.roles.some((role) => {
          const { scope, active } = random.roles[role] ?? { scope: 'self', active: false }
          return active && scope === 'all'
        })
        const namesOf = (indexes: readonly number[]) =>
          [...indexes.map((index) => `u${index}`), ...(everybody ? ['admin'] : [])].sort()

        const { rows, total } = await get('/system/user/page?size=100')
        expect(rows.map((row: { userName: string }) => row.userName).sort()).toEqual(namesOf(expected))
        expect(total).toBe(rows.length)

        // The filter by department narrows, and never widens.
        const at = choice % deptIds.length
        const within = await get(`/system/user/page?size=100&deptId=${deptIds[at]}`)
        expect(within.rows.map((row: { userName: string }) => row.userName).sort()).toEqual(
          expected
            .filter((index) => {
              const dept = random.users[index]?.dept
              return dept !== null && dept !== undefined && isBelow(random, dept, at)
            })
            .map((index) => `u${index}`)
            .sort(),
        )

        // Forms are seen with their owners, deleted ones included: what they collected stays with the department.
        const forms = await get('/user/form/page?size=100')
        const owners = seenBy(random, caller, true)
        expect(forms.rows.map((row: { formKey: string }) => row.formKey).sort()).toEqual(owners.map(keyOf).sort())
        expect(forms.total).toBe(owners.length)
        const target = choice % userIds.length
        for (const index of userIds.keys()) {
          // All ways to one form; to the others one way each, another one each time.
          const ways = waysTo(keyOf(index), recordIds[index] ?? '')
          const tried = index === target ? ways : ways.filter((_, way) => way === (index + choice) % ways.length)
          for (const [method, path, body] of tried) {
            const { code, response } = await call(server, method, path, { as, ...(body && { body }) })
            // A record that was changed before is of another revision by now: refused, but reached.
            const isReached = code === 200 || (code === 510 && path.endsWith('/update'))
            expect([path, isReached, code === 404]).toEqual([path, owners.includes(index), !owners.includes(index)])
            if (code === 404) expect(response.body).not.toContain('answer in')
            compared++
          }
        }
        const recycled = await get('/user/form/recycle/page?size=100')
        expect(recycled.total).toBe(0)

        const sheet = await server.app.inject({
          url: '/sapi/system/user/export',
          headers: { authorization: `Bearer ${as.token}` },
        })
        const exported = xlsxRows(sheet.rawPayload, 100).slice(1)
        expect(exported.map(([userName]) => userName).sort()).toEqual(namesOf(expected))

        // Whoever is shown anywhere is somebody the list of people shows.
        const online = await get('/monitor/online/page?size=100')
        const shown: string[] = online.rows.map((row: { userName: string }) => row.userName)
        expect(shown.filter((name) => !namesOf(expected).includes(name))).toEqual([])
        expect(shown).toContain(`u${caller}`)
        const ofRole = async (list: string) =>
          (await get(`/system/role/authUser/${list}?roleId=${listerId}&size=100`)).rows.map(
            (row: { userName: string }) => row.userName,
          )
        expect([...(await ofRole('allocatedList')), ...(await ofRole('unallocatedList'))].sort()).toEqual(
          namesOf(expected),
        )

        // What somebody did is seen with them, deleted ones included.
        const acts = await get(`/monitor/operlog/page?size=100&text=${encodeURIComponent(`in ${run}`)}`)
        const ofRun = acts.rows.filter((row: { subjectName: string }) => row.subjectName.endsWith(`in ${run}`))
        expect(ofRun.map((row: { userName: string }) => row.userName).sort()).toEqual(
          owners.map((index) => `u${index}`).sort(),
        )

        const reached = departmentsOf(random, caller)
        const depts = await get('/system/dept/list')
        expect(depts.map((row: { deptName: string }) => row.deptName).sort()).toEqual(
          reached.map((index) => `d${index}`).sort(),
        )
        const dept = await call(server, 'GET', `/system/dept/${deptIds[at]}`, { as })
        expect(dept.code).toBe(reached.includes(at) ? 200 : 404)

        for (const below of [false, true]) {
          const held = await call(server, 'GET', `/system/dept/post/${deptIds[at]}?below=${below}`, { as })
          expect(held.code).toBe(reached.includes(at) ? 200 : 404)
          if (held.code === 404) continue
          const here = expected.filter((index) => {
            const dept = random.users[index]?.dept ?? null
            return dept !== null && (below ? isBelow(random, dept, at) : dept === at)
          })
          const named = (people: readonly { userName: string }[]) => people.map(({ userName }) => userName).sort()
          const holding = (post: number) =>
            here.filter((index) => random.users[index]?.posts.includes(post)).map((index) => `u${index}`)
          expect(
            held.data.posts.map((post: { postName: string; people: { userName: string }[] }) => [
              post.postName,
              named(post.people),
            ]),
          ).toEqual(
            postIds.flatMap((_, post) => (holding(post).length > 0 ? [[`p${post}`, holding(post).sort()]] : [])),
          )
          expect(named(held.data.others)).toEqual(
            here
              .filter((index) => random.users[index]?.posts.length === 0)
              .map((index) => `u${index}`)
              .sort(),
          )
          expect(held.data.total).toBe(here.length)
          compared++
        }
        // What changes nothing, for the callers to come: giving what is held, taking what is not.
        const wanted = choice % postCount
        const way = random.users[target]?.posts.includes(wanted) ? 'selectAll' : 'cancelAll'
        const holding = { postId: postIds[wanted], userIds: [userIds[target]] }
        const held = await call(server, 'PUT', `/system/post/authUser/${way}`, { as, body: holding })
        expect([way, held.code]).toEqual([way, expected.includes(target) ? 200 : 404])

        const read = await call(server, 'GET', `/system/user/${userIds[target]}`, { as })
        expect(read.code).toBe(expected.includes(target) ? 200 : 404)
        const written = await call(server, 'PUT', '/system/user/changeStatus', {
          as,
          body: { id: userIds[target], status: random.users[target]?.active ? 'active' : 'disabled' },
        })
        // Who is seen may still be beyond the caller's power (403), or be themself (500); who is not seen does not exist.
        expect(written.code === 404).toBe(!expected.includes(target))
        compared += 5
      }
    }),
    { numRuns: 40 },
  )
  expect(compared).toBeGreaterThan(500)
  // Thousands of calls, which take their time on a busy machine.
}, 240_000)
