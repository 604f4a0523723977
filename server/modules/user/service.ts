import type { Status } from '#shared/contract/fields'
import type { UserFilters, UserRow } from '#shared/contract/user'
import { randomId } from '#shared/form/ids'
import type { Database, Transaction } from '../../db/database.ts'
import { orRefuse } from '../../db/violation.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError, requireSaved } from '../../http/field-error.ts'
import type { Actor, CurrentUser } from '../../kernel/current-user.ts'
import { hashPassword } from '../auth/password.ts'
import {
  beginChange,
  powerOf,
  requireAdminLeft,
  requireDepartmentsWithin,
  requirePeopleWithin,
  requireRolesWithin,
  requireScopeWithin,
} from '../auth/power.ts'
import { findRoleIdsOf, findRolesBeyond, type Power } from '../auth/power-repository.ts'
import { sessionsChanged } from '../auth/sessions-changed.ts'
import { requireUncommon } from '../auth/uncommon-password.ts'
import { departmentExists } from '../dept/repository.ts'
import { emit } from '../event/emit.ts'
import { changesOf } from '../system/audit-changes.ts'
import { audit } from '../system/audit-repository.ts'
import { roleGranted, roleRevoked, userChanged, userCreated, userDisabled, userEnabled, userRemoved } from './events.ts'
import {
  findHeldPosts,
  findRoleSummaries,
  postsAreActive,
  replaceHeldPosts,
  rolesExist,
} from './holdings-repository.ts'
import * as users from './repository.ts'

interface UserFields {
  readonly nickName: string
  readonly deptId: string | null
  readonly email: string
  readonly phone: string
  readonly sex: '0' | '1' | '2'
  readonly status: Status
  readonly remark: string
  readonly roleIds: readonly string[]
  /** Undefined: a person keeps the posts they have. */
  readonly postIds?: readonly string[] | undefined
}

export const listUsers = (
  db: Database,
  user: CurrentUser,
  filters: UserFilters & { role?: users.RoleFilter },
  page: { current: number; size: number },
) => users.listUsers(db, user, filters, page)

/** @throws AppError `notFound`, also for people outside the caller's data scope */
export async function getUser(db: Database, user: CurrentUser, id: string): Promise<UserRow> {
  const found = await users.findUser(db, user, id)
  if (!found) throw new AppError('notFound')
  return found
}

/** Creates an account. @returns its id, and the password when it was made up here */
export async function createUser(
  db: Database,
  { user, ip }: Actor,
  { userName, password, roleIds, postIds, ...fields }: UserFields & { userName: string; password?: string | undefined },
): Promise<{ id: string; password: string | null }> {
  const madeUp = password === undefined ? randomId(16) : null
  // Before the lock: hashing takes its time.
  if (password !== undefined) requireUncommon('password', password, [userName])
  const passwordHash = await hashPassword(password ?? madeUp ?? '')
  const id = await db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    const id = await addUser(trx, power, { ...fields, userName, passwordHash }, { roleIds, postIds })
    await requireScopeWithin(trx, power, { userIds: [id] })
    const { nickName: subjectName, deptName, roles, posts } = await users.describeUser(trx, id)
    const detail = { userName, deptName, roles, posts }
    await audit(trx, { userId: user.id, ip, action: 'user.create', subject: id, subjectName, detail })
    return id
  })
  return { id, password: madeUp }
}

/** Part of a change that holds the lock. What the new person's roles reach is still to be checked. */
export async function addUser(
  trx: Transaction,
  power: Power,
  fields: users.NewUser,
  { roleIds, postIds = [] }: Pick<UserFields, 'roleIds' | 'postIds'>,
): Promise<string> {
  await requireDepartment(trx, fields.deptId)
  requireDepartmentsWithin(power, [fields.deptId], 'deptId')
  await requireRoles(trx, roleIds)
  await requireRolesWithin(trx, power, roleIds)
  // Asked first: in PostgreSQL the refused insert would end the transaction, and with it an import.
  if ((await users.findByUserNames(trx, [fields.userName.toLowerCase()])).size > 0)
    throw fieldError('userName', 'user.nameTaken', { name: fields.userName })
  const id = await taking(fields.userName, () => users.insertUser(trx, fields))
  await users.replaceRoles(trx, id, roleIds)
  await givePosts(trx, id, postIds)
  await emit(trx, userCreated, [{ userId: id }])
  await emit(trx, roleGranted, holdersOf(id, roleIds))
  return id
}

/** Changes a person with state, roles and posts. */
export async function updateUser(
  db: Database,
  { user, ip }: Actor,
  { id, version, ...fields }: UserFields & { id: string; version: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    const before = await users.findUser(trx, user, id)
    if (!before) throw new AppError('notFound')
    await requirePeopleWithin(trx, power, [id])
    const old = await users.describeUser(trx, id)
    await changeUser(trx, power, before, { version, ...fields })
    await requireScopeWithin(trx, power, { userIds: [id] })
    const detail = changesOf(old, await users.describeUser(trx, id), recorded)
    await audit(trx, { userId: user.id, ip, action: 'user.update', subject: id, subjectName: old.nickName, detail })
  })
  await sessionsChanged(db, [id])
}

/**
 * Part of a change that holds the lock, of a person the caller sees and who has no more than the caller. What their roles
 * reach afterwards is still to be checked.
 */
export async function changeUser(
  trx: Transaction,
  power: Power,
  before: UserRow,
  { version, roleIds, postIds, status, ...fields }: UserFields & { version: number },
): Promise<void> {
  const { id } = before
  if (fields.deptId !== before.deptId) {
    requireNotOneself(power, [id])
    await requireDepartment(trx, fields.deptId)
    requireDepartmentsWithin(power, [fields.deptId], 'deptId')
  }
  requireSaved(await users.updateUserRow(trx, power.user.id, { id, version, ...fields }))
  if (status !== before.status) await switchUser(trx, power, id, status)
  await giveRoles(trx, power, id, roleIds)
  if (postIds !== undefined) await givePosts(trx, id, postIds)
  await emit(trx, userChanged, [{ userId: id }])
}

/** Enables or disables an account. Nobody disables themself or the last administrator. */
export async function changeStatus(
  db: Database,
  { user, ip }: Actor,
  { id, status }: { id: string; status: Status },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    await requireVisible(trx, user, [id])
    await requirePeopleWithin(trx, power, [id])
    const old = await users.describeUser(trx, id)
    await switchUser(trx, power, id, status)
    const detail = changesOf(old, { status }, { fields: ['status'] })
    await audit(trx, { userId: user.id, ip, action: 'user.status', subject: id, subjectName: old.nickName, detail })
  })
  await sessionsChanged(db, [id])
}

/** Sets a password and ends every session of the account. @returns the password when it was made up here */
export async function resetPassword(
  db: Database,
  { user, ip }: Actor,
  { id, password }: { id: string; password?: string | undefined },
): Promise<string | null> {
  const madeUp = password === undefined ? randomId(16) : null
  if (password !== undefined) requireUncommon('password', password)
  const passwordHash = await hashPassword(password ?? madeUp ?? '')
  await db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    await requireVisible(trx, user, [id])
    await requirePeopleWithin(trx, power, [id])
    await users.setPasswordHash(trx, id, passwordHash)
    const subjectName = (await users.findNames(trx, [id])).get(id) ?? ''
    await audit(trx, { userId: user.id, ip, action: 'user.resetPassword', subject: id, subjectName })
  })
  await sessionsChanged(db, [id])
  return madeUp
}

/** Deletes accounts, all or none; never oneself, never the last administrator. */
export async function deleteUsers(db: Database, { user, ip }: Actor, ids: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    await requireVisible(trx, user, ids)
    requireNotOneself(power, ids)
    await requirePeopleWithin(trx, power, ids)
    await users.markDeleted(trx, user.id, ids)
    await requireAdminLeft(trx)
    const removed = [...new Set(ids)].map((userId) => ({ userId }))
    await emit(trx, userRemoved, removed)
    for (const [id, subjectName] of await users.findNames(trx, ids))
      await audit(trx, { userId: user.id, ip, action: 'user.delete', subject: id, subjectName })
  })
  await sessionsChanged(db, ids)
}

/** A person and every role, with what the caller may do about each. */
export async function rolesOf(db: Database, user: CurrentUser, id: string) {
  const person = await getUser(db, user, id)
  const roles = await findRoleSummaries(db)
  const beyond = await findRolesBeyond(db, await powerOf(db, user))
  const assigned = new Set(person.roles.map((role) => role.id))
  return {
    user: person,
    roles: roles.map((role) => ({ ...role, isAssigned: assigned.has(role.id), isGrantable: !beyond.has(role.id) })),
  }
}

/** Replaces the roles of a person. */
export async function assignRoles(
  db: Database,
  { user, ip }: Actor,
  { id, roleIds, version }: { id: string; roleIds: readonly string[]; version?: number | undefined },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    const before = await users.findUser(trx, user, id)
    if (!before) throw new AppError('notFound')
    await requirePeopleWithin(trx, power, [id])
    requireSaved(await users.touchUser(trx, user.id, { id, version: version ?? before.version }))
    const old = await users.describeUser(trx, id)
    await giveRoles(trx, power, id, roleIds)
    await requireScopeWithin(trx, power, { userIds: [id] })
    const detail = changesOf(old, await users.describeUser(trx, id), { fields: ['roles'] })
    await audit(trx, { userId: user.id, ip, action: 'user.roles', subject: id, subjectName: old.nickName, detail })
  })
  await sessionsChanged(db, [id])
}

/** @throws AppError `notFound` unless the caller may see all of them */
export async function requireVisible(trx: Transaction, user: CurrentUser, ids: readonly string[]): Promise<void> {
  const seen = await users.findVisibleIds(trx, user, ids)
  if (seen.length < new Set(ids).size) throw new AppError('notFound')
}

const switchUser = async (trx: Transaction, power: Power, id: string, status: Status): Promise<void> => {
  if (status === 'disabled') requireNotOneself(power, [id])
  const isOther = await users.setUserStatus(trx, power.user.id, { id, status })
  await requireAdminLeft(trx)
  if (isOther) await emit(trx, status === 'disabled' ? userDisabled : userEnabled, [{ userId: id }])
}

/** Only what changes needs to be within the caller's power: roles a person keeps are not given by anybody. */
const giveRoles = async (trx: Transaction, power: Power, id: string, roleIds: readonly string[]): Promise<void> => {
  const before = await findRoleIdsOf(trx, id)
  const given = roleIds.filter((roleId) => !before.includes(roleId))
  const taken = before.filter((roleId) => !roleIds.includes(roleId))
  const changed = [...given, ...taken]
  if (changed.length === 0) return
  if (!power.isUnlimited) requireNotOneself(power, [id])
  await requireRoles(trx, roleIds)
  await requireRolesWithin(trx, power, changed)
  await users.replaceRoles(trx, id, [...new Set(roleIds)])
  await requireAdminLeft(trx)
  await emit(trx, roleGranted, holdersOf(id, given))
  await emit(trx, roleRevoked, holdersOf(id, taken))
}

const holdersOf = (userId: string, roleIds: readonly string[]) =>
  [...new Set(roleIds)].map((roleId) => ({ userId, roleId }))

/** A post gives no rights, so nobody's power is asked; who holds a disabled one keeps it, and nobody else gets it. */
const givePosts = async (trx: Transaction, id: string, postIds: readonly string[]): Promise<void> => {
  const before = await findHeldPosts(trx, id)
  const added = postIds.filter((postId) => !before.includes(postId))
  if (added.length === 0 && before.every((postId) => postIds.includes(postId))) return
  if (!(await postsAreActive(trx, added))) throw fieldError('postIds', 'post.notGiven')
  await replaceHeldPosts(trx, id, postIds)
}

const requireNotOneself = (power: Power, ids: readonly string[]): void => {
  if (ids.includes(power.user.id)) throw new AppError('failed', 'user.notOneself')
}

const requireDepartment = async (trx: Transaction, deptId: string | null): Promise<void> => {
  if (deptId !== null && !(await departmentExists(trx, deptId))) throw fieldError('deptId', 'dept.unknown')
}

const requireRoles = async (trx: Transaction, roleIds: readonly string[]): Promise<void> => {
  if (!(await rolesExist(trx, roleIds))) throw fieldError('roleIds', 'role.unknown')
}

const taking = <Result>(name: string, write: () => Promise<Result>): Promise<Result> =>
  orRefuse(write, { taken: () => fieldError('userName', 'user.nameTaken', { name }) })

/** For the audit log: no phone number or address of anybody. */
const recorded = {
  fields: ['nickName', 'deptName', 'roles', 'posts', 'status', 'sex', 'remark'],
  unnamed: ['email', 'phone'],
} as const
