// Nobody gives what they do not have, and nobody handles people who have more than themselves (T24, T25).
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError } from '../../http/field-error.ts'
import { type CurrentUser, isAdmin } from '../../kernel/current-user.ts'
import {
  countActiveAdmins,
  findHeldPermissions,
  findPeopleBeyond,
  findRolesBeyond,
  findScopeBeyond,
  isRoleScopeBeyond,
  lockOrganisation,
  type Power,
} from './power-repository.ts'
import { departmentsReachedBy, seesEverybody } from './scope-repository.ts'

/** Begins a write to the organisation: locks it, and notes what the caller has before anything changes. */
export async function beginChange(trx: Transaction, user: CurrentUser): Promise<Power> {
  await lockOrganisation(trx)
  return powerOf(trx, user)
}

export async function powerOf(trx: Parameters<typeof findHeldPermissions>[0], user: CurrentUser): Promise<Power> {
  const unlimited = isAdmin(user)
  return {
    user,
    isUnlimited: unlimited,
    seesEverybody: seesEverybody(user),
    permissions: unlimited ? [] : await findHeldPermissions(trx, user.id),
    departments: (await departmentsReachedBy(trx, user)) ?? [],
  }
}

/**
 * Roles may be given, taken, changed or deleted only by those who have all that is in them.
 * @throws AppError `role.beyond`
 */
export async function requireRolesWithin(trx: Transaction, power: Power, roleIds: readonly string[]): Promise<void> {
  if ((await findRolesBeyond(trx, power, roleIds)).size > 0) throw beyond()
}

/**
 * To be asked after the write: roles show data by their holder's department, so the same role can reach further with
 * somebody else, or after a move.
 * @throws AppError `role.beyond`
 */
export async function requireScopeWithin(
  trx: Transaction,
  power: Power,
  who: { userIds: readonly string[] } | { roleIds: readonly string[] },
): Promise<void> {
  const isBeyond =
    'userIds' in who
      ? (await findScopeBeyond(trx, power, who.userIds)).size > 0
      : await isRoleScopeBeyond(trx, power, who.roleIds)
  if (isBeyond) throw beyond()
}

/**
 * Changing somebody's account, their password above all, is as good as having what they have.
 * @param userIds people who are already known to be in the caller's data scope
 * @throws AppError `user.beyond`
 */
export async function requirePeopleWithin(trx: Transaction, power: Power, userIds: readonly string[]): Promise<void> {
  const others = userIds.filter((id) => id !== power.user.id)
  if ((await findPeopleBeyond(trx, power, others)).size > 0) throw personBeyond()
}

/** @throws AppError `role.beyond` for a permission the caller does not have */
export function requirePermissionsWithin(power: Power, permissions: readonly string[]): void {
  if (power.isUnlimited) return
  if (permissions.some((name) => name !== '' && !power.permissions.includes(name))) throw beyond()
}

/** @throws AppError `dept.beyond` for a department outside the caller's data scope */
export function requireDepartmentsWithin(
  power: Power,
  deptIds: readonly (string | null)[],
  field: 'deptId' | 'deptIds' | 'parentId',
): void {
  if (power.seesEverybody) return
  if (deptIds.some((id) => id === null || !power.departments.includes(id))) throw fieldError(field, 'dept.beyond')
}

/**
 * To be asked after the write.
 * @throws AppError `user.lastAdmin`
 */
export async function requireAdminLeft(trx: Transaction): Promise<void> {
  if ((await countActiveAdmins(trx)) === 0) throw new AppError('failed', 'user.lastAdmin')
}

/** Refusal to handle somebody who has more. */
export const personBeyond = (): AppError => new AppError('forbidden', 'user.beyond')

/** Refusal to give or take what the caller does not have. */
export const beyond = (): AppError => new AppError('forbidden', 'role.beyond')
