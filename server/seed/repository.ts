import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import type { MenuEntry } from '../kernel/menu.ts'
import type { SeedDictionary } from './dictionaries.ts'
import type { SeedDepartment, SeedPerson, SeedPost } from './people.ts'
import type { SeedRole } from './roles.ts'
import { type SeedTemplate, words } from './templates/words.ts'

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
export const insertRole = async (trx: Transaction, role: SeedRole, sort: number): Promise<string | null> => {
  const row = await trx
    .insertInto('role')
    .values({ role_key: role.key, role_name: role.name, data_scope: role.dataScope, sort })
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
export const insertDictionary = async (trx: Transaction, { type, name, items }: SeedDictionary): Promise<void> => {
  const row = await trx
    .insertInto('dict_type')
    .values({ dict_type: type, dict_name: name, is_builtin: true })
    .onConflict((conflict) => conflict.column('dict_type').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  await trx
    .insertInto('dict_data')
    .values(
      items.map(([value, label, listClass], index) => ({
        dict_type: type,
        dict_value: value,
        dict_label: label,
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
      config_name: '网站信息',
      config_value: JSON.stringify({ name: 'Formloom', logoImg: '', copyright: '', backgroundImage: '' }),
      is_public: true,
      is_builtin: true,
    })
    .onConflict((conflict) => conflict.column('config_key').doNothing())
    .execute()
}

/** Templates of the product are those of this version; how often they were used stays. */
export const upsertTemplate = async (
  trx: Transaction,
  { key, category, purpose, definition }: SeedTemplate,
): Promise<void> => {
  const values = {
    name: JSON.stringify(definition.title),
    description: JSON.stringify(words(purpose)),
    category,
    definition: JSON.stringify(definition),
  }
  await trx
    .insertInto('form_template')
    .values({ template_key: key, is_public: true, ...values })
    .onConflict((conflict) =>
      conflict
        .column('template_key')
        .doUpdateSet(values)
        // A start that brings nothing new writes nothing.
        .where(
          sql<boolean>`(form_template.name, form_template.description, form_template.category, form_template.definition)
            is distinct from (excluded.name, excluded.description, excluded.category, excluded.definition)`,
        ),
    )
    .execute()
}
