import type { Status } from '#shared/contract/fields'
import type { DataScope } from '#shared/contract/role'
import type { Database, Transaction } from '../../db/database.ts'
import { orRefuse } from '../../db/violation.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError, requireSaved } from '../../http/field-error.ts'
import type { Actor, CurrentUser } from '../../kernel/current-user.ts'
import {
  beginChange,
  powerOf,
  requireAdminLeft,
  requireDepartmentsWithin,
  requirePeopleWithin,
  requirePermissionsWithin,
  requireRolesWithin,
  requireScopeWithin,
} from '../auth/power.ts'
import { findRolesBeyond, type Power } from '../auth/power-repository.ts'
import { sessionsChanged } from '../auth/sessions-changed.ts'
import { departmentsExist } from '../dept/repository.ts'
import { departmentTree } from '../dept/service.ts'
import { emit } from '../event/emit.ts'
import { findPermissionsOf } from '../menu/repository.ts'
import { menuTree } from '../menu/service.ts'
import { changesOf } from '../system/audit-changes.ts'
import { audit } from '../system/audit-repository.ts'
import { roleGranted, roleRevoked } from '../user/events.ts'
import { findRoleSummaries } from '../user/holdings-repository.ts'
import { findNames, findVisibleIds } from '../user/repository.ts'
import { roleChanged, roleCreated, roleRemoved } from './events.ts'
import * as roles from './repository.ts'

interface RoleFields {
  readonly roleKey: string
  readonly roleName: string
  readonly sort: number
  readonly status: Status
  readonly remark: string
  readonly menuIds: readonly string[]
}

export async function listRoles(
  db: Database,
  user: CurrentUser,
  filters: roles.RoleFilters,
  page: { current: number; size: number },
) {
  const [{ rows, total }, beyond] = await Promise.all([roles.listRoles(db, filters, page), beyondOf(db, user)])
  return { rows: rows.map((row) => ({ ...row, isGrantable: !beyond.has(row.id) })), total }
}

/** Active roles to choose from. */
export async function roleOptions(db: Database, user: CurrentUser) {
  const [rows, beyond] = await Promise.all([findRoleSummaries(db), beyondOf(db, user)])
  return rows
    .filter(({ status }) => status === 'active')
    .map(({ id, roleKey, roleName }) => ({ id, roleKey, roleName, isGrantable: !beyond.has(id) }))
}

export async function getRole(db: Database, user: CurrentUser, id: string) {
  const role = await roles.findRole(db, id)
  if (!role) throw new AppError('notFound')
  const [beyond, menuIds, deptIds] = await Promise.all([
    beyondOf(db, user),
    roles.findMenuIds(db, id),
    roles.findDeptIds(db, id),
  ])
  return { ...role, isGrantable: !beyond.has(id), menuIds, deptIds }
}

/** Creates a role with the narrowest data scope. */
export async function createRole(db: Database, { user, ip }: Actor, fields: RoleFields): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    await requireMenus(trx, power, fields.menuIds)
    const id = await keyed(fields.roleKey, () => roles.insertRole(trx, fields))
    await roles.replaceMenus(trx, id, fields.menuIds)
    await emit(trx, roleCreated, [{ roleId: id }])
    const detail = { roleKey: fields.roleKey, opens: await roles.findMenuNames(trx, id) }
    await audit(trx, { userId: user.id, ip, action: 'role.create', subject: id, subjectName: fields.roleName, detail })
    return id
  })
}

export async function updateRole(
  db: Database,
  { user, ip }: Actor,
  { id, version, menuIds, roleKey, ...fields }: RoleFields & { id: string; version: number },
): Promise<void> {
  const holders = await db.transaction().execute(async (trx) => {
    const { power, role } = await beginRoleChange(trx, user, id)
    // The first start recognises its roles by their keys, and so do pages that hide things by role.
    if (roleKey !== role.roleKey) throw fieldError('roleKey', 'role.keyFixed')
    await requireMenus(trx, power, menuIds)
    requireSaved(await roles.updateRole(trx, user.id, { id, version, ...fields }))
    const before = await roles.findMenuNames(trx, id)
    await roles.replaceMenus(trx, id, menuIds)
    await emit(trx, roleChanged, [{ roleId: id }])
    await requireScopeWithin(trx, power, { roleIds: [id] })
    const after = await roles.findMenuNames(trx, id)
    const { changes } = changesOf(role, fields, { fields: ['roleName', 'sort', 'status', 'remark'] })
    const opened = after.filter((name) => !before.includes(name))
    const closed = before.filter((name) => !after.includes(name))
    const detail = { changes, ...(opened.length > 0 && { opened }), ...(closed.length > 0 && { closed }) }
    await audit(trx, { userId: user.id, ip, action: 'role.update', subject: id, subjectName: role.roleName, detail })
    return roles.findHolders(trx, [id])
  })
  await sessionsChanged(db, holders)
}

export async function changeStatus(
  db: Database,
  { user, ip }: Actor,
  { id, status }: { id: string; status: Status },
): Promise<void> {
  const holders = await db.transaction().execute(async (trx) => {
    const { power, role } = await beginRoleChange(trx, user, id)
    await roles.setRoleStatus(trx, user.id, { id, status })
    if (status !== role.status) await emit(trx, roleChanged, [{ roleId: id }])
    await requireScopeWithin(trx, power, { roleIds: [id] })
    const detail = changesOf(role, { status }, { fields: ['status'] })
    await audit(trx, { userId: user.id, ip, action: 'role.status', subject: id, subjectName: role.roleName, detail })
    return roles.findHolders(trx, [id])
  })
  await sessionsChanged(db, holders)
}

/** Sets whose data a role shows: never more than the caller sees, with any of its holders. */
export async function setDataScope(
  db: Database,
  { user, ip }: Actor,
  change: { id: string; version: number; dataScope: DataScope; deptIds: readonly string[] },
): Promise<void> {
  const { id, dataScope } = change
  const deptIds = dataScope === 'departments' ? change.deptIds : []
  const holders = await db.transaction().execute(async (trx) => {
    const { power, role } = await beginRoleChange(trx, user, id)
    const before = await roles.findDeptNames(trx, id)
    if (!(await departmentsExist(trx, deptIds))) throw fieldError('deptIds', 'dept.unknown')
    requireDepartmentsWithin(power, deptIds, 'deptIds')
    requireSaved(await roles.setDataScope(trx, user.id, { ...change, deptIds }))
    await emit(trx, roleChanged, [{ roleId: id }])
    await requireRolesWithin(trx, power, [id])
    await requireScopeWithin(trx, power, { roleIds: [id] })
    const detail = changesOf(
      { dataScope: role.dataScope, deptNames: before },
      { dataScope, deptNames: await roles.findDeptNames(trx, id) },
      { fields: ['dataScope', 'deptNames'] },
    )
    const { roleName: subjectName } = role
    await audit(trx, { userId: user.id, ip, action: 'role.dataScope', subject: id, subjectName, detail })
    return roles.findHolders(trx, [id])
  })
  await sessionsChanged(db, holders)
}

/** Deletes roles that nobody has, all or none. */
export async function deleteRoles(db: Database, { user, ip }: Actor, ids: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const { role } = await beginRoleChange(trx, user, id)
      if (role.userCount > 0) throw new AppError('failed', 'role.hasPeople', { name: role.roleName })
      const { roleName: subjectName, roleKey } = role
      await audit(trx, { userId: user.id, ip, action: 'role.delete', subject: id, subjectName, detail: { roleKey } })
    }
    await roles.deleteRoles(trx, ids)
    const removed = [...new Set(ids)].map((roleId) => ({ roleId }))
    await emit(trx, roleRemoved, removed)
  })
}

/** @param id `0`: a role that is still to be created */
export async function menusOf(db: Database, user: CurrentUser, id: string) {
  if (id !== '0' && !(await roles.findRole(db, id))) throw new AppError('notFound')
  return { menus: await menuTree(db, user), checkedKeys: await roles.findMenuIds(db, id) }
}

export async function departmentsOf(db: Database, user: CurrentUser, id: string) {
  if (!(await roles.findRole(db, id))) throw new AppError('notFound')
  return { depts: await departmentTree(db, user), checkedKeys: await roles.findDeptIds(db, id) }
}

/** Gives a role to people, or takes it from them, all or none. */
export async function allocate(
  db: Database,
  { user, ip }: Actor,
  { roleId, userIds, isGrant }: { roleId: string; userIds: readonly string[]; isGrant: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    const role = await roles.findRole(trx, roleId)
    if (!role) throw new AppError('notFound')
    const visible = await findVisibleIds(trx, user, userIds)
    if (visible.length < new Set(userIds).size) throw new AppError('notFound')
    if (!power.isUnlimited && userIds.includes(user.id)) throw new AppError('failed', 'user.notOneself')
    await requireRolesWithin(trx, power, [roleId])
    await requirePeopleWithin(trx, power, userIds)
    if (isGrant) {
      const given = await roles.grantRole(trx, user.id, { roleId, userIds })
      const granted = given.map((userId) => ({ userId, roleId }))
      await emit(trx, roleGranted, granted)
      await requireScopeWithin(trx, power, { userIds })
    } else {
      const taken = await roles.revokeRole(trx, user.id, { roleId, userIds })
      const revoked = taken.map((userId) => ({ userId, roleId }))
      await emit(trx, roleRevoked, revoked)
      await requireAdminLeft(trx)
    }
    await audit(trx, {
      userId: user.id,
      ip,
      action: isGrant ? 'role.grant' : 'role.revoke',
      subject: roleId,
      subjectName: role.roleName,
      detail: { users: [...(await findNames(trx, userIds)).values()] },
    })
  })
  await sessionsChanged(db, userIds)
}

/** `admin` stays as it is: it passes every check by its key, and somebody must be able to mend the rest. */
const beginRoleChange = async (trx: Transaction, user: CurrentUser, id: string) => {
  const power = await beginChange(trx, user)
  const role = await roles.findRole(trx, id)
  if (!role) throw new AppError('notFound')
  if (role.roleKey === 'admin') throw new AppError('failed', 'role.adminFixed')
  await requireRolesWithin(trx, power, [id])
  return { power, role }
}

const requireMenus = async (trx: Transaction, power: Power, menuIds: readonly string[]): Promise<void> => {
  const permissions = await findPermissionsOf(trx, menuIds)
  if (permissions === null) throw fieldError('menuIds', 'menu.unknown')
  requirePermissionsWithin(power, permissions)
}

const beyondOf = async (db: Database, user: CurrentUser) => findRolesBeyond(db, await powerOf(db, user))

const keyed = <Result>(key: string, write: () => Promise<Result>): Promise<Result> =>
  orRefuse(write, { taken: () => fieldError('roleKey', 'role.keyTaken', { key }) })
