import { sql } from 'kysely'
import { frameComponent, type Menu, type MenuFields } from '#shared/contract/menu'
import type { Database, Transaction } from '../../db/database.ts'
import { type SaveOutcome, updateVersion } from '../../db/versioned.ts'

type Connection = Database | Transaction

/** Every menu in the order of its siblings. */
export const listMenus = (db: Connection): Promise<Menu[]> =>
  db.selectFrom('menu').select(columns).orderBy('sort').orderBy('id').execute()

export const findMenu = async (db: Connection, id: string): Promise<Menu | null> =>
  (await db.selectFrom('menu').select(columns).where('id', '=', id).executeTakeFirst()) ?? null

/** What these menus grant, with '' for those that grant nothing; null when one of them does not exist. */
export const findPermissionsOf = async (db: Connection, ids: readonly string[]): Promise<string[] | null> => {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('menu').select('permission').where('id', 'in', ids).execute()
  return rows.length === new Set(ids).size ? rows.map((row) => row.permission) : null
}

export interface MenuBelow {
  readonly id: string
  readonly permission: string
}

/** A menu and everything below it. */
export const findSubtree = async (db: Connection, id: string): Promise<MenuBelow[]> => {
  const { rows } = await sql<MenuBelow>`
    with recursive below as (
      select id, permission from menu where id = ${id}
      union select menu.id, menu.permission from menu join below on menu.parent_id = below.id)
    select id::text as id, permission from below`.execute(db)
  return rows
}

export const insertMenu = async (trx: Transaction, fields: MenuFields): Promise<string> => {
  const { id } = await trx.insertInto('menu').values(asColumns(fields)).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateMenu = (
  trx: Transaction,
  by: string,
  { id, version, ...fields }: MenuFields & { id: string; version: number },
): Promise<SaveOutcome> => updateVersion(trx, 'menu', { id, version, by }, asColumns(fields))

export const deleteMenu = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('menu').where('id', '=', id).execute()
}

/** Roles that open a menu, but for `admin`, which needs none. */
export const isOpened = async (db: Connection, id: string): Promise<boolean> =>
  (await db
    .selectFrom('role_menu')
    .innerJoin('role', 'role.id', 'role_menu.role_id')
    .select('role_menu.menu_id')
    .where('role_menu.menu_id', '=', id)
    .where('role.role_key', '<>', 'admin')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Roles open a menu only together with what it lies in: after a move, those that had it get its new parents. */
export const openParents = async (trx: Transaction, id: string): Promise<void> => {
  await sql`
    with recursive above as (
      select parent_id from menu where id = ${id}
      union select menu.parent_id from menu join above on menu.id = above.parent_id)
    insert into role_menu (role_id, menu_id)
    select role_menu.role_id, above.parent_id from role_menu, above
    where role_menu.menu_id = ${id} and above.parent_id is not null
    on conflict do nothing`.execute(trx)
}

/** Addresses that entries in use show in a frame. */
export const framedLinks = async (db: Connection): Promise<string[]> => {
  const rows = await db
    .selectFrom('menu')
    .select('link')
    .where('component', '=', frameComponent)
    .where('status', '=', 'active')
    .where('link', '<>', '')
    .execute()
  return rows.map(({ link }) => link)
}

const columns = [
  'id',
  'parent_id as parentId',
  'kind',
  'name',
  'title',
  'path',
  'component',
  'redirect',
  'link',
  'icon',
  'permission',
  'sort',
  'visible',
  'keep_alive as keepAlive',
  'status',
  'remark',
  'version',
] as const

const asColumns = (fields: MenuFields) => ({
  parent_id: fields.parentId,
  kind: fields.kind,
  name: fields.name,
  title: fields.title,
  path: fields.path,
  component: fields.component,
  redirect: fields.redirect,
  link: fields.link,
  icon: fields.icon,
  permission: fields.permission,
  sort: fields.sort,
  visible: fields.visible,
  keep_alive: fields.keepAlive,
  status: fields.status,
  remark: fields.remark,
})
