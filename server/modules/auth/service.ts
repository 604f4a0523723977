import type { ServerRoute } from '#shared/contract/auth'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type CurrentUser, isAdmin } from '../../kernel/current-user.ts'
import { audit } from '../system/audit-repository.ts'
import { findAccount, findMenus, findPendingHash, redeemLink, replaceHash } from './account-repository.ts'
import { menuTree } from './menu-tree.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'
import { endSession, openSession } from './session.ts'
import { tokenHash } from './token.ts'

export interface Visitor {
  readonly ip: string
  readonly userAgent: string
}

/**
 * Signs in by name and password and returns the session token.
 *
 * Wrong name, wrong password and disabled account answer with the same words after the same work. Captcha and limits
 * stand before this, declared by the endpoint.
 *
 * @param isAlarming by now so many attempts at this account have failed that somebody may be guessing at it
 */
export async function signIn(
  db: Database,
  { username, password }: { username: string; password: string },
  visitor: Visitor,
  { isAlarming = false }: { isAlarming?: boolean } = {},
): Promise<string> {
  const account = await findAccount(db, username)
  const pending = account ? null : await findPendingHash(db, username)
  const right = await isPassword(password, account?.password_hash ?? pending)
  // Who knows the password may know how things stand; to anybody else the name does not exist.
  if (right && pending !== null) throw new AppError('failed', 'login.pending')
  if (!account || !right || account.status !== 'active') {
    // Only known names are written down: people type passwords into the wrong field.
    await audit(db, {
      userId: account?.id ?? null,
      action: 'auth.signInRefused',
      subject: account?.user_name ?? '',
      ip: visitor.ip,
      ...(account?.status === 'disabled' && { detail: { status: account.status } }),
    })
    if (isAlarming && account)
      await audit(db, { userId: null, action: 'auth.manyRefused', subject: account.user_name, ip: visitor.ip })
    throw new AppError('failed', 'login.failed')
  }
  if (isOutdated(account.password_hash)) await replaceHash(db, account.id, await hashPassword(password))
  await audit(db, { userId: account.id, action: 'auth.signIn', subject: account.user_name, ip: visitor.ip })
  return openSession(db, { userId: account.id, ...visitor })
}

/** Exchanges a one-use sign-in link for a session of its own (T1). */
export async function signInByLink(db: Database, token: string, visitor: Visitor): Promise<string> {
  const hash = tokenHash(token, 'fln')
  const userId = hash && (await redeemLink(db, hash))
  if (!userId) throw new AppError('failed', 'login.linkUsed')
  await audit(db, { userId, action: 'auth.signIn', ip: visitor.ip, detail: { way: 'link' } })
  return openSession(db, { userId, ...visitor })
}

/** Ends the caller's session. Who comes with a session that is over already signs nobody out. */
export async function signOut(
  db: Database,
  { user, token, ip }: { user: CurrentUser | null; token: string; ip: string },
): Promise<void> {
  await endSession(db, token)
  if (user) await audit(db, { userId: user.id, action: 'auth.signOut', subject: user.userName, ip })
}

export async function routersOf(db: Database, user: CurrentUser): Promise<ServerRoute[]> {
  return menuTree(await findMenus(db, { userId: user.id, all: isAdmin(user) }))
}
