import type { ServerRoute } from '#shared/contract/auth'
import type { Status } from '#shared/contract/fields'
import { frameComponent, linkComponent, type Menu, type MenuFields, type MenuNode } from '#shared/contract/menu'
import { joinedPath, paramsOf } from '#shared/path-pattern'
import type { Database, Transaction } from '../../db/database.ts'
import { orRefuse } from '../../db/violation.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError, requireSaved } from '../../http/field-error.ts'
import type { Actor, CurrentUser } from '../../kernel/current-user.ts'
import type { Declared } from '../../kernel/declared.ts'
import { findMenus } from '../auth/account-repository.ts'
import { menuTree as navigationOf } from '../auth/menu-tree.ts'
import { beginChange, powerOf, requirePermissionsWithin } from '../auth/power.ts'
import { sessionsChanged } from '../auth/sessions-changed.ts'
import { forestOf, withParents } from '../dept/tree.ts'
import { changesOf } from '../system/audit-changes.ts'
import { audit } from '../system/audit-repository.ts'
import * as menus from './repository.ts'

export interface MenuDeps {
  readonly db: Database
  /** What the modules say of the menu. */
  readonly declared: Declared
}

/** It comes with the server: the seed knows it by its name. */
const isBuiltin = ({ menus }: Declared, name: string): boolean => menus.some((entry) => entry.name === name)

export async function listMenus(
  db: Database,
  { title = '', status }: { title?: string | undefined; status?: Status | undefined },
): Promise<Menu[]> {
  const wanted = title.toLowerCase()
  return withParents(
    await menus.listMenus(db),
    (row) =>
      (status === undefined || row.status === status) &&
      [row.title, row.name, row.permission].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** How titles of pages begin that only say that they are to come (upcoming.ts). */
const upcoming = 'menu.upcoming.'

/** Every menu that is built; what grants more than the caller has cannot be chosen. */
export async function menuTree(db: Database, user: CurrentUser): Promise<MenuNode[]> {
  const [rows, power] = await Promise.all([menus.listMenus(db), powerOf(db, user)])
  const mayGive = (permission: string) =>
    permission === '' || power.isUnlimited || power.permissions.includes(permission)
  // A page that is not built yet is nothing to give: there is nothing behind it.
  return forestOf<Menu, MenuNode>(
    rows.filter(({ title }) => !title.startsWith(upcoming)),
    ({ id, title, kind, permission, status }, children) => ({
      id,
      label: title,
      kind,
      permission,
      disabled: status === 'disabled' || !mayGive(permission),
      children,
    }),
  )
}

/** Whether somebody may have a page there. What is disabled is nobody's. */
export async function isPagePath(db: Database, path: string): Promise<boolean> {
  const isIn = (nodes: readonly ServerRoute[], base: string): boolean =>
    nodes.some((node) => {
      const at = joinedPath(base, node.path)
      return paramsOf(at, path) !== null || isIn(node.children, at)
    })
  return isIn(navigationOf(await findMenus(db, { userId: '0', all: true })), '')
}

export async function getMenu(db: Database, id: string): Promise<Menu> {
  const menu = await menus.findMenu(db, id)
  if (!menu) throw new AppError('notFound')
  return menu
}

/**
 * Creates a menu, which no role opens yet.
 *
 * @param own hosts that are this server
 */
export async function createMenu(
  db: Database,
  { user, ip }: Actor,
  fields: MenuFields,
  own: readonly string[],
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    await requireSense(trx, fields, own)
    requirePermissionsWithin(power, [fields.permission])
    const id = await named(fields.name, () => menus.insertMenu(trx, fields))
    const detail = { name: fields.name, permission: fields.permission }
    await audit(trx, { userId: user.id, ip, action: 'menu.create', subject: id, subjectName: fields.title, detail })
    return id
  })
}

/**
 * Changes a menu for every role that opens it: what it grants, before and after, must be the caller's own, and so must
 * all that a move or a change of state touches.
 */
export async function updateMenu(
  { db, declared }: MenuDeps,
  { user, ip }: Actor,
  { id, version, ...fields }: MenuFields & { id: string; version: number },
  own: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    const before = await getMenu(trx, id)
    await requireSense(trx, fields, own)
    requirePermissionsWithin(power, [before.permission, fields.permission])
    if (fields.status === 'disabled' && neededMenus.has(before.name)) throw new AppError('failed', 'menu.needed')
    if (fields.name !== before.name && isBuiltin(declared, before.name)) throw fieldError('name', 'menu.nameFixed')
    const isMoved = fields.parentId !== before.parentId
    if (isMoved || fields.status !== before.status) {
      const below = await menus.findSubtree(trx, id)
      if (isMoved && below.some((menu) => menu.id === fields.parentId))
        throw fieldError('parentId', 'menu.insideItself')
      const above = isMoved ? await permissionsAbove(trx, fields.parentId) : []
      requirePermissionsWithin(power, [...below.map((menu) => menu.permission), ...above])
    }
    requireSaved(await named(fields.name, () => menus.updateMenu(trx, user.id, { id, version, ...fields })))
    if (isMoved) await menus.openParents(trx, id)
    const detail = changesOf(before, fields, { fields: recorded })
    await audit(trx, { userId: user.id, ip, action: 'menu.update', subject: id, subjectName: before.title, detail })
  })
  await sessionsChanged(db, 'all')
}

/** Deletes a menu without anything below it that nobody uses. */
export async function deleteMenu({ db, declared }: MenuDeps, { user, ip }: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    const menu = await getMenu(trx, id)
    // The next start would bring it back, so it can only be disabled.
    if (isBuiltin(declared, menu.name)) throw new AppError('failed', 'menu.builtin')
    requirePermissionsWithin(power, [menu.permission])
    if ((await menus.findSubtree(trx, id)).length > 1) throw new AppError('failed', 'menu.hasChildren')
    if (await menus.isOpened(trx, id)) throw new AppError('failed', 'menu.inUse')
    await menus.deleteMenu(trx, id)
    const detail = { name: menu.name, permission: menu.permission }
    await audit(trx, { userId: user.id, ip, action: 'menu.delete', subject: id, subjectName: menu.title, detail })
  })
  await sessionsChanged(db, 'all')
}

const recorded = [
  'title',
  'name',
  'parentId',
  'path',
  'component',
  'redirect',
  'link',
  'icon',
  'permission',
  'sort',
  'visible',
  'keepAlive',
  'status',
  'remark',
] as const

/** Without these, nobody could enable anything again. */
const neededMenus: ReadonlySet<string> = new Set(['system', 'system-menu'])

const requireSense = async (trx: Transaction, fields: MenuFields, own: readonly string[]): Promise<void> => {
  const { parentId, kind, path, component, link } = fields
  const parent = parentId === null ? null : await menus.findMenu(trx, parentId)
  if (parentId !== null && !parent) throw fieldError('parentId', 'menu.unknown')
  if (parent?.kind === 'F' || (kind === 'F' && !parent)) throw fieldError('parentId', 'menu.wrongParent')
  if (kind !== 'F' && path === '') throw fieldError('path', 'menu.pathNeeded')
  const isOutside = kind === 'C' && (component === frameComponent || component === linkComponent)
  if (isOutside !== (link !== '')) throw fieldError('link', isOutside ? 'menu.linkNeeded' : 'menu.linkUnused')
  // The console within the console, which would frame itself for ever.
  if (link !== '' && own.includes(new URL(link).host)) throw fieldError('link', 'menu.linkOwn')
}

const permissionsAbove = async (trx: Transaction, parentId: string | null): Promise<string[]> => {
  const found: string[] = []
  for (let id = parentId; id !== null; ) {
    const menu = await getMenu(trx, id)
    found.push(menu.permission)
    id = menu.parentId
  }
  return found
}

const named = <Result>(name: string, write: () => Promise<Result>): Promise<Result> =>
  orRefuse(write, { taken: () => fieldError('name', 'menu.nameTaken', { name }) })
