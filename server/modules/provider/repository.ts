import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'

export interface BegunLogin {
  readonly provider: string
  readonly binding: string
  readonly nonce: string
  readonly verifier: string
}

export const insertLogin = async (db: Database, stateHash: Buffer, login: BegunLogin): Promise<void> => {
  await db
    .insertInto('provider_login')
    .values({ state_hash: stateHash, ...login, expires_at: sql`now() + interval '10 minutes'` })
    .execute()
}

/** Uses it up, whatever comes of it. */
export const takeLogin = (db: Database, stateHash: Buffer): Promise<BegunLogin | undefined> =>
  db
    .deleteFrom('provider_login')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['provider', 'binding', 'nonce', 'verifier'])
    .executeTakeFirst()

export interface Identity {
  readonly issuer: string
  readonly subject: string
}

export const findUserOf = async (db: Database, { issuer, subject }: Identity): Promise<string | null> => {
  const row = await db
    .selectFrom('user_identity')
    .innerJoin('user_account', 'user_account.id', 'user_identity.user_id')
    .select('user_account.id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_account.status', '=', 'active')
    .where('user_account.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whoever linked it before has it no longer: the provider says that it is this person's. */
export const linkIdentity = async (trx: Transaction, { issuer, subject }: Identity, userId: string): Promise<void> => {
  await trx
    .insertInto('user_identity')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ user_id: userId }))
    .execute()
}

export const deleteIdentities = async (db: Database, userId: string): Promise<void> => {
  await db.deleteFrom('user_identity').where('user_id', '=', userId).execute()
}

export const insertTicket = async (db: Database, ticketHash: Buffer, identity: Identity): Promise<void> => {
  await db
    .insertInto('identity_ticket')
    .values({ ticket_hash: ticketHash, ...identity, expires_at: sql`now() + interval '10 minutes'` })
    .execute()
}

export const takeTicket = (trx: Transaction, ticketHash: Buffer): Promise<Identity | undefined> =>
  trx
    .deleteFrom('identity_ticket')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['issuer', 'subject'])
    .executeTakeFirst()

export const deleteDeadLogins = async (db: Database): Promise<void> => {
  await sql`delete from provider_login where expires_at < now()`.execute(db)
  await sql`delete from identity_ticket where expires_at < now()`.execute(db)
}
