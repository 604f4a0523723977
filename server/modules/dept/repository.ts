import { sql } from 'kysely'
import type { Dept, DeptFields } from '#shared/contract/dept'
import { containsText } from '../../db/conditions.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type SaveOutcome, updateVersion } from '../../db/versioned.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import { isReachedDepartment } from '../auth/scope-repository.ts'

type Connection = Database | Transaction

/** Departments the caller's data scope reaches, in the order of a tree. */
export const listDepartments = async (db: Connection, user: CurrentUser): Promise<Dept[]> => {
  const rows = await db
    .selectFrom('dept')
    .select(columns)
    .where(isReachedDepartment(user, 'dept.id'))
    .orderBy('dept.sort')
    .orderBy('dept.id')
    .execute()
  return rows.map(asDept)
}

export const findDepartment = async (db: Connection, user: CurrentUser, id: string): Promise<Dept | null> => {
  const row = await db
    .selectFrom('dept')
    .select(columns)
    .where('dept.id', '=', id)
    .where(isReachedDepartment(user, 'dept.id'))
    .executeTakeFirst()
  return row ? asDept(row) : null
}

/** Every department with the names on the way to it, as `top/…/itself`. */
export const listPaths = async (db: Connection): Promise<{ id: string; name: string; path: string }[]> => {
  const { rows } = await sql<{ id: string; name: string; path: string }>`
    with recursive reached as (
      select id, dept_name as name, dept_name as path from dept where parent_id is null
      union all
      select dept.id, dept.dept_name, reached.path || '/' || dept.dept_name
      from dept join reached on dept.parent_id = reached.id)
    select id::text as id, name, path from reached`.execute(db)
  return rows
}

export const departmentExists = async (db: Connection, id: string): Promise<boolean> =>
  (await db.selectFrom('dept').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const departmentsExist = async (db: Connection, ids: readonly string[]): Promise<boolean> => {
  if (ids.length === 0) return true
  const rows = await db.selectFrom('dept').select('id').where('id', 'in', ids).execute()
  return rows.length === new Set(ids).size
}

/** A department and everything below it. */
export const findSubtree = async (db: Connection, id: string): Promise<string[]> => {
  const rows = await db.selectFrom('dept_path').select('id').where(sql`${id}::bigint`, '=', sql`any (path)`).execute()
  return rows.map((row) => row.id)
}

export const insertDepartment = async (trx: Transaction, fields: DeptFields): Promise<string> => {
  const { id } = await trx.insertInto('dept').values(asColumns(fields)).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateDepartment = (
  trx: Transaction,
  by: string,
  { id, version, ...fields }: DeptFields & { id: string; version: number },
): Promise<SaveOutcome> => updateVersion(trx, 'dept', { id, version, by }, asColumns(fields))

export const deleteDepartment = async (trx: Transaction, id: string): Promise<void> => {
  // Deleted people do not keep a department alive.
  await trx
    .updateTable('user_account')
    .set({ dept_id: null })
    .where('dept_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
  await trx.deleteFrom('dept').where('id', '=', id).execute()
}

export const hasChildren = async (db: Connection, id: string): Promise<boolean> =>
  (await db.selectFrom('dept').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst()) !== undefined

export const hasPeople = async (db: Connection, id: string): Promise<boolean> =>
  (await db
    .selectFrom('user_account')
    .select('id')
    .where('dept_id', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Ids of departments whose name holds a text or whose state it is. */
export const findMatching = async (
  db: Connection,
  { deptName, status }: { deptName?: string | undefined; status?: 'active' | 'disabled' | undefined },
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('dept')
    .select('id')
    .$if(!!deptName, (query) => query.where(containsText('dept.dept_name', deptName ?? '')))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
    .execute()
  return new Set(rows.map((row) => row.id))
}

const columns = [
  'dept.id as id',
  'dept.parent_id as parentId',
  'dept.dept_name as deptName',
  'dept.sort as sort',
  'dept.leader as leader',
  'dept.phone as phone',
  'dept.email as email',
  'dept.status as status',
  'dept.version as version',
  'dept.created_at as createdAt',
] as const

const asDept = ({ createdAt, ...row }: Omit<Dept, 'createTime'> & { createdAt: Date }): Dept => ({
  ...row,
  createTime: createdAt.toISOString(),
})

const asColumns = (fields: DeptFields) => ({
  parent_id: fields.parentId,
  dept_name: fields.deptName,
  sort: fields.sort,
  leader: fields.leader,
  phone: fields.phone,
  email: fields.email,
  status: fields.status,
})
