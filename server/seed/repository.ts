import { sql } from 'kysely'
import { type BuiltInName, builtInName } from '../db/built-in-name.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { MenuEntry } from '../kernel/menu.ts'
import type { seedDictionaries } from './dictionaries.ts'
import type { SeedDepartment, SeedPerson, SeedPost } from './people.ts'
import type { demoRoles, seedRoles } from './roles.ts'
import { type SeedTemplate, words } from './templates/words.ts'

type SeededRole = (typeof seedRoles)[number] | (typeof demoRoles)[number]

/** A name that everybody reads in their own language; in the source language for whoever reads the table itself. */
const brought = <Column extends string>(column: Column, name: BuiltInName) =>
  ({ [column]: builtInName(name, 'zh-cn'), name_key: name }) as Record<Column, string> & { name_key: string }

/** Two servers that start together seed one after the other. */
export const lockSeed = async (trx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${0x464f524d}::int, ${0x53454544}::int)`.execute(trx)
}

export const insertMenu = (trx: Transaction, menu: MenuEntry, place: { parentId: string | null; sort: number }) =>
  trx
    .insertInto('menu')
    .values({
      parent_id: place.parentId,
      kind: menu.kind,
      name: menu.name,
      title: menu.title,
      path: menu.path ?? '',
      component: menu.component ?? '',
      redirect: menu.redirect ?? '',
      icon: menu.icon ?? '',
      permission: menu.permission ?? '',
      sort: place.sort,
      visible: !menu.hidden,
    })
    // What an administrator has changed since stays changed; a page that was only announced takes its place now.
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ ref }) => ({
          parent_id: ref('excluded.parent_id'),
          title: ref('excluded.title'),
          path: ref('excluded.path'),
          component: ref('excluded.component'),
          icon: ref('excluded.icon'),
          permission: ref('excluded.permission'),
          sort: ref('excluded.sort'),
          visible: ref('excluded.visible'),
        }))
        .where('menu.title', 'like', 'menu.upcoming.%')
        .where('excluded.title', 'not like', 'menu.upcoming.%'),
    )
    .returning('id')
    .executeTakeFirst()

export const findMenuId = async (trx: Transaction, name: string): Promise<string> =>
  (await trx.selectFrom('menu').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

/** @returns its id when the role is new, else null */
export const insertRole = async (trx: Transaction, role: SeededRole, sort: number): Promise<string | null> => {
  const row = await trx
    .insertInto('role')
    .values({ role_key: role.key, ...brought('role_name', `role.${role.key}`), data_scope: role.dataScope, sort })
    .onConflict((conflict) => conflict.column('role_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Opens menus to a role, each with its parents; those a role already has are left alone. */
export const grantMenus = async (trx: Transaction, roleKey: string, menuNames: readonly string[]): Promise<void> => {
  await sql`
    with recursive opened as (
      select id, parent_id from menu where name = any(${[...menuNames]}::text[])
      union select parent.id, parent.parent_id from menu parent join opened on parent.id = opened.parent_id)
    insert into role_menu (role_id, menu_id)
    select role.id, opened.id from opened, role where role.role_key = ${roleKey}
    on conflict do nothing`.execute(trx)
}

export const personExists = async (db: Database, userName: string): Promise<boolean> =>
  (await db
    .selectFrom('user_account')
    .select('id')
    .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
    .limit(1)
    .executeTakeFirst()) !== undefined

const findDepartmentId = async (trx: Transaction, name: string): Promise<string | null> =>
  (await trx.selectFrom('dept').select('id').where('dept_name', '=', name).orderBy('id').executeTakeFirst())?.id ?? null

export const anyDepartmentExists = async (trx: Transaction): Promise<boolean> =>
  (await trx.selectFrom('dept').select('id').limit(1).executeTakeFirst()) !== undefined

export const insertDepartment = async (
  trx: Transaction,
  department: SeedDepartment,
  place: { parentId: string | null; sort: number },
): Promise<string> => {
  const { id } = await trx
    .insertInto('dept')
    .values({
      parent_id: place.parentId,
      dept_name: department.name,
      sort: place.sort,
      leader: department.leader ?? '',
      status: department.isDisabled ? 'disabled' : 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const anyPostExists = async (trx: Transaction): Promise<boolean> =>
  (await trx.selectFrom('post').select('id').limit(1).executeTakeFirst()) !== undefined

export const insertPost = async (trx: Transaction, post: SeedPost, sort: number): Promise<string> => {
  const { id } = await trx
    .insertInto('post')
    .values({
      post_code: post.code,
      post_name: post.name,
      sort,
      status: post.isDisabled ? 'disabled' : 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into user_post (user_id, post_id) select id, ${id}::bigint from user_account
    where user_name = any(${[...post.holders]}::text[]) and deleted_at is null`.execute(trx)
  return id
}

/** Items come with their dictionary only: those taken out later stay out. */
export const insertDictionary = async (
  trx: Transaction,
  { type, items }: (typeof seedDictionaries)[number],
): Promise<void> => {
  const row = await trx
    .insertInto('dict_type')
    .values({ dict_type: type, ...brought('dict_name', `dict.${type}`), is_builtin: true })
    .onConflict((conflict) => conflict.column('dict_type').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  await trx
    .insertInto('dict_data')
    .values(
      items.map(([value, listClass], index) => ({
        dict_type: type,
        dict_value: value,
        // Every value has its text: a type cannot say so of pairs.
        ...brought('dict_label', `dict.${type}.${value}` as BuiltInName),
        list_class: listClass,
        dict_sort: index,
        is_default: index === 0,
      })),
    )
    .execute()
}

export const insertPerson = async (trx: Transaction, person: SeedPerson, passwordHash: string): Promise<string> => {
  const { id } = await trx
    .insertInto('user_account')
    .values({
      user_name: person.userName,
      nick_name: person.nickName,
      password_hash: passwordHash,
      email: person.email ?? '',
      phone: person.phone ?? '',
      sex: person.sex ?? '2',
      status: person.isDisabled ? 'disabled' : 'active',
      dept_id: person.department === undefined ? null : await findDepartmentId(trx, person.department),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into user_role (user_id, role_id) select ${id}, id from role where role_key = ${person.role}`.execute(
    trx,
  )
  return id
}

export const insertSiteInfo = async (trx: Transaction): Promise<void> => {
  await trx
    .insertInto('config')
    .values({
      config_key: 'systemInfoConfig',
      ...brought('config_name', 'config.systemInfoConfig'),
      config_value: JSON.stringify({ name: 'Formloom', logoImg: '', copyright: '', backgroundImage: '' }),
      is_public: true,
      is_builtin: true,
    })
    .onConflict((conflict) => conflict.column('config_key').doNothing())
    .execute()
}

/** Templates of the product are those of this version, in one statement for all; how often they were used stays. */
export const upsertTemplates = async (trx: Transaction, templates: readonly SeedTemplate[]): Promise<void> => {
  const rows = templates.map(({ key, category, purpose, theme, definition }) => ({
    template_key: key,
    name: definition.title,
    description: words(purpose),
    category,
    definition,
    theme,
  }))
  await sql`
    insert into form_template as known (template_key, is_public, name, description, category, definition, theme)
    select template_key, true, name, description, category, definition, theme
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (template_key text, name jsonb, description jsonb, category text, definition jsonb, theme jsonb)
    on conflict (template_key) do update
    set (name, description, category, definition, theme)
      = (excluded.name, excluded.description, excluded.category, excluded.definition, excluded.theme)
    -- A start that brings nothing new writes nothing.
    where (known.name, known.description, known.category, known.definition, known.theme)
      is distinct from (excluded.name, excluded.description, excluded.category, excluded.definition, excluded.theme)`.execute(
    trx,
  )
}
