import { everyPermission } from '#shared/permissions'
import type { Database } from '../../db/database.ts'
import type { CurrentUser } from './current-user.ts'
import {
  deleteSession,
  findPerson,
  findSession,
  insertSession,
  type PersonRow,
  touchSession,
} from './session-repository.ts'
import { newToken, tokenHash } from './token.ts'

/**
 * The user of a session token, or null. Sessions end after 2 hours without a request, after 24 hours in any case, and
 * at once when the account is disabled or its `auth_version` was raised. Processes that cannot hear of that for the
 * moment remember nothing.
 */
export async function userOfSession(db: Database, token: string): Promise<CurrentUser | null> {
  const hash = tokenHash(token, 'fl')
  if (!hash) return null
  const cache = cacheOf(db)
  const key = hash.toString('base64')
  const known = cache.get(key)
  if (known && known.until > performance.now()) return known.user
  cache.delete(key)
  const generation = generationOf(cache)
  const row = await findSession(db, hash)
  if (!row) return null
  if (row.isIdleLong) await touchSession(db, hash)
  const user = asUser(row)
  // A sign-out while the query ran must not be undone by what the query had seen.
  if (generation === generationOf(cache) && !deaf.has(db)) remember(cache, key, user)
  return user
}

/** A person as they are now, for work done in their name while they are not asking; null when they cannot sign in. */
export async function userById(db: Database, userId: string): Promise<CurrentUser | null> {
  const row = await findPerson(db, userId)
  return row ? asUser(row) : null
}

/** Opens a session and returns its token, which is stored nowhere. */
export async function openSession(
  db: Database,
  { userId, ip, userAgent }: { userId: string; ip: string; userAgent: string },
): Promise<string> {
  const token = newToken('fl')
  const hash = tokenHash(token, 'fl')
  if (!hash) throw new Error('A new token must be well formed.')
  await insertSession(db, { tokenHash: hash, userId, ip, userAgent })
  return token
}

/** Ends a session; from then on the token is nobody's. Unknown tokens are ignored. */
export async function endSession(db: Database, token: string): Promise<void> {
  const hash = tokenHash(token, 'fl')
  if (!hash) return
  await deleteSession(db, hash)
  forgetSession(db, hash)
}

/** Forgets one session, whoever ended it. */
export function forgetSession(db: Database, hash: Buffer): void {
  const cache = cacheOf(db)
  cache.delete(hash.toString('base64'))
  generations.set(cache, generationOf(cache) + 1)
}

/** While this process does not hear what others change, each request asks the database. */
export function rememberSessions(db: Database, hears: boolean): void {
  if (hears) deaf.delete(db)
  else deaf.add(db)
  forgetUsers(db, 'all')
}

/** Forgets what is remembered of these people's sessions; the next request of each asks the database. */
export function forgetUsers(db: Database, userIds: readonly string[] | 'all'): void {
  const cache = cacheOf(db)
  const ids = new Set(userIds === 'all' ? [] : userIds)
  for (const [key, { user }] of cache) if (userIds === 'all' || ids.has(user.id)) cache.delete(key)
  generations.set(cache, generationOf(cache) + 1)
}

const cacheMs = 5000
const maxCached = 10_000
type Cache = Map<string, { user: CurrentUser; until: number }>
const deaf = new WeakSet<Database>()
const caches = new WeakMap<Database, Cache>()
const generations = new WeakMap<Cache, number>()
const generationOf = (cache: Cache): number => generations.get(cache) ?? 0

const cacheOf = (db: Database): Cache => {
  const cache: Cache = caches.get(db) ?? new Map()
  caches.set(db, cache)
  return cache
}

const remember = (cache: Cache, key: string, user: CurrentUser): void => {
  const oldest = cache.size >= maxCached ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  cache.set(key, { user, until: performance.now() + cacheMs })
}

const asUser = (row: PersonRow): CurrentUser => {
  const permissions = row.roles.includes('admin') ? [everyPermission] : row.permissions
  return {
    id: row.id,
    userName: row.userName,
    nickName: row.nickName,
    avatar: row.avatar,
    roles: permissions.length === 0 ? ['ROLE_DEFAULT'] : row.roles,
    permissions,
    seesAll: row.seesAll,
  }
}
