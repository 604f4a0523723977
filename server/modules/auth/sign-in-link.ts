import type { Database } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import { findAdmin, hasAnyoneSignedIn, insertLink } from './account-repository.ts'
import { newToken, tokenHash } from './token.ts'

/**
 * An address that signs the administrator in once, within ten minutes: `<server>/?token=…`. The page exchanges the
 * token for a session of its own and removes it from the address bar (T1).
 *
 * @param base Address of the server when no PUBLIC_URL is set, without a trailing slash
 * @param onDemand somebody who controls the server asks for it, so it is given in production, too
 * @returns null in production once anyone has signed in, unless on demand, or when there is no administrator
 */
export async function issueSignInLink(
  db: Database,
  env: Pick<Env, 'isProduction' | 'publicUrl' | 'port'>,
  { base = `http://localhost:${env.port}`, onDemand = false }: { base?: string | undefined; onDemand?: boolean } = {},
): Promise<string | null> {
  if (env.isProduction && !onDemand && (await hasAnyoneSignedIn(db))) return null
  const admin = await findAdmin(db)
  if (!admin) return null
  const token = newToken('fln')
  const hash = tokenHash(token, 'fln')
  if (!hash) throw new Error('A new token must be well formed.')
  await insertLink(db, hash, admin.id)
  return `${env.publicUrl ?? base}/?token=${token}`
}
