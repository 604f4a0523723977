import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A name as it was typed, full width or not; accounts of before names were brought to one form are found as they are. */
export const findAccount = (db: Database, userName: string) =>
  db
    .selectFrom('user_account')
    .select(['id', 'user_name', 'password_hash', 'status'])
    .where(sql<string>`lower(user_name)`, 'in', [userName.toLowerCase(), sameName(userName)])
    .where('deleted_at', 'is', null)
    .orderBy(sql`lower(user_name) <> ${userName.toLowerCase()}`)
    .executeTakeFirst()

const sameName = (userName: string): string => userName.normalize('NFKC').toLowerCase()

/** The hash of somebody who registered under this name and waits for approval. */
export const findPendingHash = async (db: Database, userName: string): Promise<string | null> => {
  const row = await db
    .selectFrom('registration')
    .select('password_hash')
    .where(sql<string>`lower(user_name)`, '=', sameName(userName))
    .where('status', '=', 'pending')
    .where('user_name', '<>', '')
    .executeTakeFirst()
  return row?.password_hash ?? null
}

export const replaceHash = async (db: Database, userId: string, passwordHash: string): Promise<void> => {
  await db.updateTable('user_account').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Marks a sign-in link used and says whose it was; the condition makes it one-use under any number of callers. */
export const redeemLink = async (db: Database, tokenHash: Buffer): Promise<string | null> => {
  const row = await db
    .updateTable('sign_in_link')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('user_id', 'in', (query) => query.selectFrom('user_account').select('id').where('status', '=', 'active'))
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** @param seconds how long it is good for */
export const insertLink = async (db: Database, tokenHash: Buffer, userId: string, seconds = 10 * 60): Promise<void> => {
  await db
    .insertInto('sign_in_link')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: sql`now() + make_interval(secs => ${seconds})` })
    .execute()
}

/** The longest-standing active administrator. */
export const findAdmin = (db: Database) =>
  db
    .selectFrom('user_account')
    .innerJoin('user_role', 'user_role.user_id', 'user_account.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('user_account.id')
    .where('role.role_key', '=', 'admin')
    .where('user_account.status', '=', 'active')
    .orderBy('user_account.id')
    .executeTakeFirst()

export const hasAnyoneSignedIn = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('audit_log').select('id').where('action', '=', 'auth.signIn').limit(1).executeTakeFirst()) !==
  undefined

/** Where one arrives after signing in, one's own messages and account: they need no role. */
const everybodysMenus = ['index', 'message-mine', 'user-profile']

/** Directories and pages a user's roles open, parents before children; all of them for administrators. */
export const findMenus = (db: Database, { userId, all }: { userId: string; all: boolean }) =>
  db
    .selectFrom('menu')
    .select([
      'id',
      'parent_id',
      'kind',
      'name',
      'title',
      'path',
      'component',
      'redirect',
      'link',
      'icon',
      'visible',
      'keep_alive',
    ])
    .where('status', '=', 'active')
    .where('kind', 'in', ['M', 'C'])
    .$if(!all, (query) =>
      query.where(({ eb, exists, or, selectFrom }) =>
        or([
          eb('menu.name', 'in', everybodysMenus),
          exists(
            selectFrom('role_menu')
              .innerJoin('role', 'role.id', 'role_menu.role_id')
              .innerJoin('user_role', 'user_role.role_id', 'role.id')
              .select('role_menu.menu_id')
              .whereRef('role_menu.menu_id', '=', 'menu.id')
              .where('role.status', '=', 'active')
              .where('user_role.user_id', '=', userId),
          ),
        ]),
      ),
    )
    .orderBy('sort')
    .orderBy('id')
    .execute()
export type MenuRow = Awaited<ReturnType<typeof findMenus>>[number]
