import type pg from 'pg'
import { newToken, tokenHash } from '../../server/modules/auth/token.ts'

/** Accounts beside the administrator, with the administrator's password and no role. @returns their ids, in order */
export const addPeople = async (database: pg.Client, names: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await database.query<{ id: string }>(
    `insert into user_account (user_name, nick_name, password_hash)
     select name, name, (select password_hash from user_account where user_name = 'admin')
     from unnest($1::text[]) with ordinality as n (name, place) order by place returning id::text`,
    [names],
  )
  return rows.map(({ id }) => id)
}

/** A session for each of these accounts, as signing in makes it. @returns the tokens, in order */
export const openSessions = async (database: pg.Client, userIds: readonly string[]): Promise<readonly string[]> => {
  const tokens = userIds.map(() => newToken('fl'))
  await database.query(
    `insert into session (token_hash, user_id, auth_version, expires_at)
     select decode(hash, 'hex'), id, auth_version, now() + interval '1 day'
     from unnest($1::text[], $2::bigint[]) as n (hash, user_id) join user_account on id = user_id`,
    [tokens.map((token) => tokenHash(token, 'fl')?.toString('hex')), userIds],
  )
  return tokens
}
