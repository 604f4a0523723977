import { type SqlBool, sql } from 'kysely'
import { everyPermission } from '#shared/permissions'
import type { Database, Transaction } from '../../db/database.ts'
import { findPage, type PageAt } from '../../db/paging.ts'

export interface NewRegistration {
  readonly kind: 'apply' | 'register'
  readonly userName: string
  readonly passwordHash: string | null
  readonly name: string
  readonly company: string
  readonly phone: string
  readonly email: string
  readonly purpose: string
  readonly ip: string
}

/** @throws a unique violation when the name waits for approval already */
export const insertRegistration = async (
  db: Database | Transaction,
  { userName, passwordHash, ...rest }: NewRegistration,
) =>
  db
    .insertInto('registration')
    .values({ ...rest, user_name: userName, password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow()

/** People who may approve and refuse: by their roles, or as administrators. In order, so that two senders never wait for each other. */
export const findDeciders = async (trx: Transaction): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select u.id::text as id from user_account u
    where u.deleted_at is null and u.status = 'active' and exists (
      select from user_role ur
      join role r on r.id = ur.role_id and r.status = 'active'
      left join role_menu rm on rm.role_id = r.id
      left join active_menu m on m.id = rm.menu_id
      where ur.user_id = u.id and (r.role_key = 'admin' or m.permission in (${approval}, ${everyPermission})))
    order by u.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** What `approveRegistration` asks for. */
const approval = 'system:registration:edit'

export const isNameTaken = async (db: Database, userName: string): Promise<boolean> =>
  (await db
    .selectFrom('user_account')
    .select('id')
    .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined

export const listRegistrations = async (
  db: Database,
  { status, name }: { status: 'pending' | 'approved' | 'refused' | undefined; name: string | undefined },
  at: PageAt,
) => {
  const found = db
    .selectFrom('registration')
    .$if(status !== undefined, (query) => query.where('registration.status', '=', status ?? 'pending'))
    .$if(!!name, (query) =>
      query.where(sql<SqlBool>`strpos(lower(registration.name || ' ' || registration.user_name), lower(${name})) > 0`),
    )
  const { rows, total } = await findPage(
    found
      .leftJoin('user_account as decider', 'decider.id', 'registration.decided_by')
      .select(shown)
      .orderBy('registration.id', 'desc'),
    found,
    at,
  )
  return { rows, total }
}

export const findRegistration = (db: Database, id: string) =>
  db
    .selectFrom('registration')
    .leftJoin('user_account as decider', 'decider.id', 'registration.decided_by')
    .select(shown)
    .where('registration.id', '=', id)
    .executeTakeFirst()

export type RegistrationRecord = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

/** Everything but the password. */
const shown = [
  'registration.id',
  'registration.kind',
  'registration.status',
  'registration.user_name as userName',
  'registration.name',
  'registration.company',
  'registration.phone',
  'registration.email',
  'registration.purpose',
  'registration.ip',
  'registration.created_at as createdAt',
  'registration.decided_at as decidedAt',
  'registration.reason',
  // With the user name: a nickname may be anybody's.
  sql<string | null>`decider.nick_name || ' (' || decider.user_name || ')'`.as('decidedBy'),
] as const

/** Locks a registration nobody has decided about yet. */
export const lockPending = (trx: Transaction, id: string) =>
  trx
    .selectFrom('registration')
    .select(['id', 'kind', 'user_name as userName', 'password_hash as passwordHash', 'name', 'phone', 'email'])
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst()

/** The hash goes: it is the account's now, or nobody's. */
export const decide = async (
  trx: Transaction,
  id: string,
  decision: { status: 'approved' | 'refused'; decidedBy: string; reason?: string; userId?: string; userName?: string },
): Promise<void> => {
  await trx
    .updateTable('registration')
    .set({
      status: decision.status,
      decided_by: decision.decidedBy,
      decided_at: sql`now()`,
      reason: decision.reason ?? '',
      password_hash: null,
      ...(decision.userId !== undefined && { user_id: decision.userId }),
      ...(decision.userName !== undefined && { user_name: decision.userName }),
    })
    .where('id', '=', id)
    .execute()
}
