import type { Dept, DeptFields, DeptNode } from '#shared/contract/dept'
import type { Status } from '#shared/contract/fields'
import type { Database } from '../../db/database.ts'
import { orRefuse } from '../../db/violation.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError, requireSaved } from '../../http/field-error.ts'
import type { Actor, CurrentUser } from '../../kernel/current-user.ts'
import { beginChange, requireDepartmentsWithin } from '../auth/power.ts'
import { changesOf } from '../system/audit-changes.ts'
import { audit } from '../system/audit-repository.ts'
import * as departments from './repository.ts'
import { forestOf, withParents } from './tree.ts'

export async function listDepartments(
  db: Database,
  user: CurrentUser,
  filters: { deptName?: string | undefined; status?: Status | undefined },
): Promise<Dept[]> {
  const [rows, matching] = await Promise.all([
    departments.listDepartments(db, user),
    departments.findMatching(db, filters),
  ])
  return withParents(rows, (row) => matching.has(row.id))
}

/** What the caller's data scope reaches; a department whose parent it does not reach stands at the top. */
export async function departmentTree(db: Database, user: CurrentUser): Promise<DeptNode[]> {
  return forestOf<Dept, DeptNode>(await departments.listDepartments(db, user), (row, children) => ({
    id: row.id,
    label: row.deptName,
    disabled: row.status === 'disabled',
    children,
  }))
}

export async function getDepartment(db: Database, user: CurrentUser, id: string): Promise<Dept> {
  const found = await departments.findDepartment(db, user, id)
  if (!found) throw new AppError('notFound')
  return found
}

export async function createDepartment(db: Database, { user, ip }: Actor, fields: DeptFields): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    if (fields.parentId !== null && !(await departments.departmentExists(trx, fields.parentId)))
      throw fieldError('parentId', 'dept.unknown')
    requireDepartmentsWithin(power, [fields.parentId], 'parentId')
    const id = await naming(fields.deptName, () => departments.insertDepartment(trx, fields))
    await audit(trx, { userId: user.id, ip, action: 'dept.create', subject: id, subjectName: fields.deptName })
    return id
  })
}

/**
 * Changes a department. Moving, enabling or disabling it changes who sees the people of everything below it, so all of
 * that must be within the caller's reach.
 */
export async function updateDepartment(
  db: Database,
  { user, ip }: Actor,
  { id, version, ...fields }: DeptFields & { id: string; version: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    const before = await departments.findDepartment(trx, user, id)
    if (!before) throw new AppError('notFound')
    const isMoved = fields.parentId !== before.parentId
    if (isMoved || fields.status !== before.status) {
      const subtree = await departments.findSubtree(trx, id)
      if (isMoved && fields.parentId !== null && subtree.includes(fields.parentId))
        throw fieldError('parentId', 'dept.insideItself')
      requireDepartmentsWithin(power, subtree, 'parentId')
    }
    if (isMoved) {
      if (fields.parentId !== null && !(await departments.departmentExists(trx, fields.parentId)))
        throw fieldError('parentId', 'dept.unknown')
      requireDepartmentsWithin(power, [fields.parentId], 'parentId')
    }
    requireSaved(
      await naming(fields.deptName, () => departments.updateDepartment(trx, user.id, { id, version, ...fields })),
    )
    const detail = changesOf(before, fields, recorded)
    await audit(trx, { userId: user.id, ip, action: 'dept.update', subject: id, subjectName: before.deptName, detail })
  })
}

/** Deletes an empty department. */
export async function deleteDepartment(db: Database, { user, ip }: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await beginChange(trx, user)
    const found = await departments.findDepartment(trx, user, id)
    if (!found) throw new AppError('notFound')
    if (await departments.hasChildren(trx, id)) throw new AppError('failed', 'dept.hasChildren')
    if (await departments.hasPeople(trx, id)) throw new AppError('failed', 'dept.hasPeople')
    await departments.deleteDepartment(trx, id)
    await audit(trx, { userId: user.id, ip, action: 'dept.delete', subject: id, subjectName: found.deptName })
  })
}

const recorded = {
  fields: ['deptName', 'parentId', 'sort', 'leader', 'status'],
  unnamed: ['phone', 'email'],
} as const

const naming = <Result>(name: string, write: () => Promise<Result>): Promise<Result> =>
  orRefuse(write, { taken: () => fieldError('deptName', 'dept.nameTaken', { name }) })
