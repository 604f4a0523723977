import { createHash } from 'node:crypto'
import type { ServerRoute } from '#shared/contract/auth'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { audit } from '../system/audit-repository.ts'
import { networkOf } from '../system/network.ts'
import { type RateLimit, returnTokens, takeTokens } from '../system/rate-limit/repository.ts'
import { findAccount, findMenus, redeemLink, replaceHash } from './account-repository.ts'
import { type CurrentUser, isAdmin } from './current-user.ts'
import { menuTree } from './menu-tree.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'
import { openSession } from './session.ts'
import { tokenHash } from './token.ts'

export interface Visitor {
  readonly ip: string
  readonly userAgent: string
}

/**
 * Signs in by name and password and returns the session token.
 *
 * Wrong name, wrong password and disabled account answer with the same words after the same work. Failures are counted
 * per account and network and per network (reliability 3.3); successes are not, or an office behind one address would
 * lock itself out.
 */
export async function signIn(
  db: Database,
  { username, password }: { username: string; password: string },
  visitor: Visitor,
): Promise<string> {
  const network = networkOf(visitor.ip)
  const name = createHash('sha256').update(username.toLowerCase()).digest('base64url')
  const taken = await takeAll(db, [
    [`login:${name}:${network}`, perAccount],
    [`login-ip:${network}`, perNetwork],
  ])
  const account = await findAccount(db, username)
  const right = await isPassword(password, account?.password_hash ?? null)
  if (!account || !right || account.status !== 'active') {
    // Only known names are written down: people type passwords into the wrong field.
    await audit(db, {
      userId: account?.id ?? null,
      action: 'auth.signInRefused',
      subject: account?.user_name ?? '',
      ip: visitor.ip,
    })
    throw new AppError('failed', 'login.failed')
  }
  await Promise.all(taken.map(([bucket, limit]) => returnTokens(db, bucket, limit)))
  if (isOutdated(account.password_hash)) await replaceHash(db, account.id, await hashPassword(password))
  await audit(db, { userId: account.id, action: 'auth.signIn', subject: account.user_name, ip: visitor.ip })
  return openSession(db, { userId: account.id, ...visitor })
}

/** Exchanges a one-use sign-in link for a session of its own (T1). */
export async function signInByLink(db: Database, token: string, visitor: Visitor): Promise<string> {
  await takeAll(db, [[`login-ip:${networkOf(visitor.ip)}`, perNetwork]])
  const hash = tokenHash(token, 'fln')
  const userId = hash && (await redeemLink(db, hash))
  if (!userId) throw new AppError('failed', 'login.linkUsed')
  await audit(db, { userId, action: 'auth.signIn', subject: 'link', ip: visitor.ip })
  return openSession(db, { userId, ...visitor })
}

export async function routersOf(db: Database, user: CurrentUser): Promise<ServerRoute[]> {
  return menuTree(await findMenus(db, { userId: user.id, all: isAdmin(user) }))
}

const quarterHour = 15 * 60
const perAccount: RateLimit = { capacity: 10, seconds: quarterHour }
const perNetwork: RateLimit = { capacity: 50, seconds: quarterHour }
type Take = readonly [bucket: string, limit: RateLimit]

const takeAll = async (db: Database, takes: readonly Take[]): Promise<readonly Take[]> => {
  for (const [bucket, limit] of takes) {
    if (!(await takeTokens(db, bucket, limit)))
      throw new AppError('failed', 'login.tooMany', { minutes: Math.ceil(limit.seconds / 60) })
  }
  return takes
}
