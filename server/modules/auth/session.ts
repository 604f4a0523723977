import { everyPermission } from '#shared/permissions'
import type { Database } from '../../db/database.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
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
  if (deaf.has(db)) return lookUp(db, hash)
  // A page asks for many things at once, and all tabs of the world when the server was away: one query for each session.
  const asked = askedOf(cache)
  const same = asked.get(key)
  if (same) return same
  const generation = generationOf(cache)
  const answer = lookUp(db, hash)
  asked.set(key, answer)
  try {
    const user = await answer
    // A sign-out while the query ran must not be undone by what the query had seen.
    if (user && generation === generationOf(cache) && !deaf.has(db)) remember(cache, key, user)
    return user
  } finally {
    if (asked.get(key) === answer) asked.delete(key)
  }
}

const lookUp = async (db: Database, hash: Buffer): Promise<CurrentUser | null> => {
  const row = await findSession(db, hash)
  if (row?.isIdleLong) await touchSession(db, hash)
  return row ? asUser(row) : null
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
  beginGeneration(cache)
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
  beginGeneration(cache)
}

const cacheMs = 5000
const maxCached = 10_000
type Cache = Map<string, { user: CurrentUser; until: number }>
const deaf = new WeakSet<Database>()
const caches = new WeakMap<Database, Cache>()
const generations = new WeakMap<Cache, number>()
const generationOf = (cache: Cache): number => generations.get(cache) ?? 0
/** Whoever asks from now on must not be given what a query had seen before. */
const beginGeneration = (cache: Cache): void => {
  generations.set(cache, generationOf(cache) + 1)
  underWay.delete(cache)
}
/** Queries that have not answered yet, of this generation. */
const underWay = new WeakMap<Cache, Map<string, Promise<CurrentUser | null>>>()
const askedOf = (cache: Cache): Map<string, Promise<CurrentUser | null>> => {
  const asked = underWay.get(cache) ?? new Map()
  underWay.set(cache, asked)
  return asked
}

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
