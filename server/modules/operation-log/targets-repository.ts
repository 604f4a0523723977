// Which of the records that entries name are still there and within the reader's sight, and what they are called now.
import { traitsOf } from '#shared/audit-actions'
import type { LogTarget } from '#shared/contract/operation-log'
import type { Database } from '../../db/database.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import { isOwnedByVisiblePerson, isReachedDepartment, isVisiblePerson } from '../auth/scope-repository.ts'

interface Found {
  readonly subject: string
  readonly key: string
  readonly name: string
}
export interface FoundTarget {
  readonly target: LogTarget
  readonly name: string
}

/** @returns finds the record of an entry; one query for each kind there is, whatever the number of entries */
export const findTargets = async (
  db: Database,
  user: CurrentUser,
  entries: readonly { readonly action: string; readonly subject: string }[],
): Promise<(entry: { readonly action: string; readonly subject: string }) => FoundTarget | null> => {
  const wanted = new Map<LogTarget['kind'], Set<string>>()
  for (const { action, subject } of entries) {
    const about = traitsOf(action)?.about
    if (about === undefined || subject === '' || (isById(about) && !isId.test(subject))) continue
    wanted.set(about, (wanted.get(about) ?? new Set()).add(subject))
  }
  const found = new Map<string, FoundTarget>()
  await Promise.all(
    [...wanted].map(async ([kind, subjects]) => {
      for (const { subject, key, name } of await finders[kind](db, user, [...subjects]))
        found.set(`${kind} ${subject}`, { target: { kind, key }, name })
    }),
  )
  return ({ action, subject }) => found.get(`${traitsOf(action)?.about} ${subject}`) ?? null
}

type Finder = (db: Database, user: CurrentUser, subjects: readonly string[]) => Promise<readonly Found[]>

const finders: Readonly<Record<LogTarget['kind'], Finder>> = {
  user: (db, user, ids) =>
    db
      .selectFrom('user_account')
      .select(['id as subject', 'id as key', 'nick_name as name'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .where(isVisiblePerson(user, { id: 'user_account.id', deptId: 'user_account.dept_id' }))
      .execute(),
  role: (db, _user, ids) =>
    db.selectFrom('role').select(['id as subject', 'id as key', 'role_name as name']).where('id', 'in', ids).execute(),
  menu: (db, _user, ids) =>
    db.selectFrom('menu').select(['id as subject', 'id as key', 'title as name']).where('id', 'in', ids).execute(),
  dept: (db, user, ids) =>
    db
      .selectFrom('dept')
      .select(['id as subject', 'id as key', 'dept_name as name'])
      .where('id', 'in', ids)
      .where(isReachedDepartment(user, 'dept.id'))
      .execute(),
  post: (db, _user, ids) =>
    db.selectFrom('post').select(['id as subject', 'id as key', 'post_name as name']).where('id', 'in', ids).execute(),
  dict: (db, _user, types) =>
    db
      .selectFrom('dict_type')
      .select(['dict_type as subject', 'id as key', 'dict_name as name'])
      .where('dict_type', 'in', types)
      .execute(),
  config: (db, _user, keys) =>
    db
      .selectFrom('config')
      .select(['config_key as subject', 'id as key', 'config_name as name'])
      .where('config_key', 'in', keys)
      .execute(),
  registration: (db, _user, ids) =>
    db.selectFrom('registration').select(['id as subject', 'id as key', 'name']).where('id', 'in', ids).execute(),
  form: (db, user, ids) =>
    db
      .selectFrom('form')
      .select(['id as subject', 'form_key as key', 'name'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .where(isOwnedByVisiblePerson(user, 'form.owner_id'))
      .execute(),
}

const isById = (kind: LogTarget['kind']): boolean => kind !== 'dict' && kind !== 'config'
const isId = /^\d{1,18}$/
