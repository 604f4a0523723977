import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#shared/contract/endpoint'
import { up } from '../db/migrations/0083-template-categories.ts'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import { declared } from '../kernel/declared.ts'
import { serverModules } from '../plugins/modules.ts'
import { demoPeople, demoPosts } from './people.ts'
import { seedDatabase } from './seed.ts'
import { seedTemplates } from './templates.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const log = { info: () => undefined }
const seed = (env: { adminPassword: string | null; demoData: boolean }) =>
  seedDatabase({ db: database.kysely, env: { ...env, demoLanguage: 'zh-cn' }, log })
const rowsOf = async () => ({
  menus: await database.kysely.selectFrom('menu').selectAll().orderBy('id').execute(),
  roles: await database.kysely.selectFrom('role').selectAll().orderBy('id').execute(),
  grants: await database.kysely.selectFrom('role_menu').selectAll().orderBy('role_id').orderBy('menu_id').execute(),
  users: await database.kysely.selectFrom('user_account').selectAll().orderBy('id').execute(),
})

test('two first starts at once make one administrator and one password', async () => {
  const results = await Promise.all([1, 2].map(() => seed({ adminPassword: null, demoData: false })))
  const made = results.filter((result) => result.adminPassword !== null)
  expect(made).toHaveLength(1)
  expect(made[0]?.adminPassword).toMatch(/^[0-9A-Za-z]{16}$/)
  expect((await rowsOf()).users.map((user) => user.user_name)).toEqual(['admin'])
})

test('another start changes nothing, not even what an administrator has changed', async () => {
  await database.kysely.updateTable('menu').set({ title: 'mine', sort: 9 }).where('name', '=', 'project-list').execute()
  await database.kysely
    .deleteFrom('role_menu')
    .where('menu_id', 'in', (query) => query.selectFrom('menu').select('id').where('name', '=', 'project:form:add'))
    .execute()
  const before = await rowsOf()
  expect(await seed({ adminPassword: 'another-password', demoData: false })).toEqual({
    adminPassword: null,
    demoPassword: null,
  })
  expect(await rowsOf()).toEqual(before)
})

test('demo people come only with demo data, and share a made-up password', async () => {
  const { demoPassword } = await seed({ adminPassword: null, demoData: true })
  expect(demoPassword).toMatch(/^[0-9A-Za-z]{16}$/)
  const { users } = await rowsOf()
  expect(users.map((user) => user.user_name)).toEqual([
    'admin',
    ...demoPeople('zh-cn').map((person) => person.userName),
  ])
  expect(users.every((user) => user.password_hash.startsWith('$argon2id$v=19$m=65536,t=3,p=1$'))).toBe(true)
})

test('a page that was only announced takes its place when it is built, unless it was changed', async () => {
  const { kysely } = database
  const before = await rowsOf()
  const menuOf = (name: string) => before.menus.find((menu) => menu.name === name)
  const post = menuOf('system-post')
  const asAnnounced = { parent_id: null, visible: false, sort: 99 }
  const announce = (name: string, title: string) =>
    kysely
      .updateTable('menu')
      .set({ ...asAnnounced, title })
      .where('name', '=', name)
      .execute()
  await announce('system-post', 'menu.upcoming.systemPost')
  await announce('system-dict', 'renamed')
  await kysely
    .deleteFrom('role_menu')
    .where('menu_id', '=', post?.id ?? '')
    .execute()
  await seed({ adminPassword: null, demoData: true })
  const { menus, grants } = await rowsOf()
  expect(menus.find((menu) => menu.name === 'system-post')).toEqual(post)
  expect(menus.find((menu) => menu.name === 'system-dict')).toMatchObject({ ...asAnnounced, title: 'renamed' })
  expect(grants).toEqual(before.grants)
})

test('demo posts come once, with the people who hold them', async () => {
  const held = async () =>
    (
      await database.kysely
        .selectFrom('user_post')
        .innerJoin('user_account', 'user_account.id', 'user_post.user_id')
        .innerJoin('post', 'post.id', 'user_post.post_id')
        .select(['post_code', 'user_name'])
        .execute()
    ).map((row) => `${row.post_code} ${row.user_name}`)
  const all = await held()
  expect(all.toSorted()).toEqual(
    demoPosts('zh-cn')
      .flatMap(({ code, holders }) => holders.map((holder) => `${code} ${holder}`))
      .toSorted(),
  )
  await database.kysely.deleteFrom('user_post').execute()
  await seed({ adminPassword: null, demoData: true })
  expect(await held()).toEqual([])
})

/** Whatever contracts there are. */
const contracts = import.meta.glob<Record<string, unknown>>(
  ['/src/shared/contract/*.ts', '/plugins/system-pages/*/contract.ts'],
  { eager: true },
)

test('every permission an endpoint names exists and is granted by a menu, and nothing else is', async () => {
  const named = new Set<string>()
  for (const value of Object.values(contracts).flatMap((contract) => Object.values(contract)))
    if (isEndpoint(value) && value.access.kind === 'permission') for (const name of value.access.anyOf) named.add(name)
  const granted = (await rowsOf()).menus.map((menu) => menu.permission).filter((name) => name !== '')
  const permissions = [...declared(serverModules).permissions].sort()
  expect([...named].sort()).toEqual(permissions)
  expect([...new Set(granted)].sort()).toEqual(permissions)
})

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'method' in value

test('templates of the product are written once, and again only when this version changed them', async () => {
  const written = async () =>
    (
      await sql<{ key: string; row: string }>`
        select template_key as key, xmin::text as row from form_template order by template_key`.execute(database.kysely)
    ).rows
  await seed({ adminPassword: null, demoData: false })
  const first = await written()
  await seed({ adminPassword: null, demoData: false })
  expect(await written()).toEqual(first)
  await sql`update form_template set category = 'office', theme = null where template_key = 'tplSatis'`.execute(
    database.kysely,
  )
  await seed({ adminPassword: null, demoData: false })
  const brought = await database.kysely
    .selectFrom('form_template')
    .select(['category', 'theme'])
    .where('template_key', '=', 'tplSatis')
    .executeTakeFirstOrThrow()
  const { category, theme } = seedTemplates.find(({ key }) => key === 'tplSatis') ?? {}
  expect(brought).toEqual({ category, theme })
})

test('an installation of before gets the categories that are new, and keeps what it named itself', async () => {
  await seed({ adminPassword: null, demoData: false })
  const categories = () =>
    database.kysely
      .selectFrom('dict_data')
      .select(['dict_value', 'dict_label', 'name_key'])
      .where('dict_type', '=', 'form_template_category')
      .orderBy('dict_value')
      .execute()
  const all = await categories()
  await sql`delete from dict_data where dict_type = 'form_template_category' and dict_value in ('booking', 'order')`.execute(
    database.kysely,
  )
  await sql`update dict_data set dict_label = '巡店', name_key = null
    where dict_type = 'form_template_category' and dict_value = 'inspection'`.execute(database.kysely)
  await sql.raw(up).execute(database.kysely)
  const own = { dict_value: 'inspection', dict_label: '巡店', name_key: null }
  expect(await categories()).toEqual(all.map((item) => (item.dict_value === 'inspection' ? own : item)))
})
