// Captcha and rate limits of every route, as its endpoint declares them. They stand before any side effect (T10).
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { captchaTimes, type Endpoint, type LimitKey, limitKeys, type RateRule } from '#shared/contract/endpoint'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { networkOf } from '../kernel/network.ts'
import { overdraw, type RateLimit, returnTokens, takeOrWait, takeTokens } from '../kernel/rate-limit/repository.ts'
import { AppError, tooMany } from './app-error.ts'
import type { Guards } from './guards.ts'
import type { RouteDeps } from './route.ts'

/** What the gates may know of a call. Nothing here is a header that a stranger can choose. */
export interface Caller {
  readonly ip: string
  readonly userAgent: string
  readonly userId: string | null
  /** Parsed by the endpoint's schemas. */
  readonly params: unknown
  readonly body: unknown
  /** `slideCode` of the query, as sent. */
  readonly slideCode: string | null
  /** Aborted once nobody waits for the answer. */
  readonly gone?: () => AbortSignal
}

/** A call that was let in. */
export interface Admission {
  /** Names of the limits that this very call has used up. */
  readonly usedUp: ReadonlySet<string>
  /** To be called when the call has succeeded. */
  readonly succeeded: () => Promise<void>
  /** To be called when what the call names is not there; throws 429 instead of 404 when that has been too often. */
  readonly missed: () => Promise<void>
  /** To be called when the server turned the call away before it judged it: that is nobody's failure. */
  readonly unjudged: () => Promise<void>
}

/** Lets a call in, or throws 416, 429 or 500. */
export type Gates = (caller: Caller) => Promise<Admission>

// biome-ignore lint/suspicious/noExplicitAny: the erased form of every endpoint.
type AnyEndpoint = Endpoint<any, any, any, any>

/**
 * The gates of an endpoint; null when it declares none.
 *
 * @throws Error for a declaration that means nothing, so that the server does not start with a gate that stands open
 */
export function gatesOf({ db, env, guards }: RouteDeps, endpoint: AnyEndpoint): Gates | null {
  requireSense(endpoint)
  const all = (endpoint.limits ?? []).flatMap((rule) => scaled(rule, env))
  const limits = all.filter(({ counts }) => counts !== 'misses')
  const misses = all.filter(({ counts }) => counts === 'misses')
  const failures = limits.find((rule) => rule.counts === 'failures')
  if (!endpoint.captcha && all.length === 0) return null

  const enter = async (caller: Caller, taken: Taken[]): Promise<Admission> => {
    for (const rule of misses) requireFewMisses(db, bucketOf(rule, caller))
    const usedUp = new Set<string>()
    let debt = 0
    for (const rule of limits.filter(({ beyond }) => beyond === 'captcha')) {
      const bucket = bucketOf(rule, caller)
      const left = await overdraw(db, bucket, rule)
      taken.push({ bucket, limit: rule, counts: rule.counts })
      if (left < 0 && left >= -1) usedUp.add(rule.name)
      debt = Math.max(debt, -left)
    }
    const free = failures && endpoint.captcha === 'afterFailures' ? freeAttempts(failures, caller) : null
    if (free && debt === 0 && (await takeTokens(db, free.bucket, free.limit))) taken.push(free)
    else if (endpoint.captcha) await requirePass(guards, caller)
    for (const rule of limits.filter(({ beyond }) => beyond !== 'captcha')) {
      const bucket = bucketOf(rule, caller)
      const wait = await takeOrWait(db, bucket, rule)
      if (wait > 0) throw tooMany(wait)
      taken.push({ bucket, limit: rule, counts: rule.counts })
    }
    if (debt > 0) await delay(delayOf(debt), caller.gone?.())
    const failuresTaken = taken.filter(({ counts }) => counts === 'failures')
    return {
      usedUp,
      succeeded: async () => {
        // Whoever got in has failed at nothing: the next slip of a finger is a first one again.
        if (free) await returnTokens(db, free.bucket, free.limit, freeFailures)
        await giveBack(db, failuresTaken)
      },
      missed: async () => {
        for (const rule of misses) await countMiss(db, bucketOf(rule, caller), rule)
      },
      unjudged: () => giveBack(db, failuresTaken),
    }
  }

  return async (caller) => {
    const taken: Taken[] = []
    try {
      return await enter(caller, taken)
    } catch (error) {
      await giveBack(db, taken)
      throw error
    }
  }
}

/**
 * Until when a caller is told nothing, by bucket. Remembered here, so that the many who miss nothing cost no look at the
 * database; another process learns it at the caller's next miss there.
 */
const blocked = new WeakMap<Database, Map<string, number>>()

const requireFewMisses = (db: Database, bucket: string): void => {
  const seconds = ((blocked.get(db)?.get(bucket) ?? 0) - performance.now()) / 1000
  if (seconds > 0) throw tooMany(Math.ceil(seconds))
}

const countMiss = async (db: Database, bucket: string, limit: RateLimit): Promise<void> => {
  const wait = await takeOrWait(db, bucket, limit)
  if (wait === 0) return
  const ends = blocked.get(db) ?? new Map<string, number>()
  blocked.set(db, ends)
  const now = performance.now()
  for (const [known, end] of ends) if (end <= now) ends.delete(known)
  ends.set(bucket, now + wait * 1000)
  throw tooMany(wait)
}

interface Taken {
  readonly bucket: string
  readonly limit: RateLimit
  readonly counts: RateRule['counts']
}

const delay = async (milliseconds: number, gone: AbortSignal | undefined): Promise<void> => {
  await pause(milliseconds, undefined, { ...(gone && { signal: gone }) }).catch(() => gone?.throwIfAborted())
}

/** Milliseconds before a call is judged that is beyond a limit by `debt` calls: 1, 2, 4, and from 24 on 8 seconds. */
export const delayOf = (debt: number): number => 1000 * 2 ** Math.min(3, Math.floor(Math.max(0, debt) / 8))

/** Login asks from the second failure on (spec 4, reliability 6). */
const freeFailures = 2

/** Taken before the attempt is judged, so that any number of attempts at once get exactly two without a captcha. */
const freeAttempts = (rule: RateRule, caller: Caller): Taken => ({
  bucket: `free-${bucketOf(rule, caller)}`,
  limit: { capacity: freeFailures, seconds: rule.seconds },
  counts: 'failures',
})

const requirePass = async (
  { redeemPass }: Pick<Guards, 'redeemPass'>,
  { slideCode, ip, userAgent }: Caller,
): Promise<void> => {
  if (slideCode === null) throw new AppError('captcha')
  if (!(await redeemPass(slideCode, { ip, userAgent })))
    throw new AppError('failed', 'captcha.failed', {}, { captcha: 'failed' })
}

const giveBack = async (db: Database, taken: readonly Taken[]): Promise<void> => {
  for (const { bucket, limit } of taken) await returnTokens(db, bucket, limit)
}

const bucketOf = (rule: RateRule, caller: Caller): string =>
  [rule.name, ...rule.per.map((key) => keyValue(key, caller))].join(':')

const keyValue = (key: LimitKey, caller: Caller): string => {
  if (key === 'address') return networkOf(caller.ip)
  if (key === 'user') return caller.userId ?? ''
  if (key === 'account') return digest(textAt(caller.body, 'username').toLowerCase())
  return textAt(caller.params, 'key') || textAt(caller.body, 'formKey')
}

const textAt = (place: unknown, name: string): string => {
  const value: unknown = typeof place === 'object' && place !== null ? Reflect.get(place, name) : ''
  return typeof value === 'string' ? value : ''
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** SUBMIT_LIMIT is what the widest scaled rule grows back in a minute; the narrower ones keep their share of it. */
const scaled = (rule: RateRule, { submitLimit }: Pick<Env, 'submitLimit'>): RateRule[] => {
  if (!rule.scaled) return [rule]
  if (submitLimit === null) return []
  return [{ ...rule, capacity: Math.max(1, Math.round((rule.capacity * submitLimit) / standardSubmitLimit)) }]
}

const standardSubmitLimit = 300

const requireSense = ({ method, path, access, captcha, limits = [], params, body }: AnyEndpoint): void => {
  const refuse = (what: string): never => {
    throw new Error(`${method} ${path}: ${what}`)
  }
  if (captcha !== undefined && !captchaTimes.includes(captcha)) refuse(`there is no captcha "${captcha}".`)
  if (captcha === 'afterFailures' && !limits.some(({ counts }) => counts === 'failures'))
    refuse('captcha after failures needs a limit that counts failures.')
  for (const { name, per, capacity, seconds, beyond } of limits) {
    if (beyond === 'captcha' && captcha === undefined) refuse(`beyond the limit ${name} it needs a captcha.`)
    if (!(capacity >= 1 && seconds > 0)) refuse(`the limit ${name} lets nothing through.`)
    if (per.length === 0) refuse(`the limit ${name} counts by nothing.`)
    for (const key of per) {
      if (!limitKeys.includes(key)) refuse(`there is no limit by "${key}".`)
      const isThere =
        key === 'address' ||
        (key === 'user' && access.kind !== 'public') ||
        (key === 'account' && has(body, 'username')) ||
        (key === 'form' && (has(params, 'key') || has(body, 'formKey')))
      if (!isThere) refuse(`it is called without what the limit ${name} counts by: ${key}.`)
    }
  }
}

const has = (schema: unknown, name: string): boolean => schema instanceof z.ZodObject && name in schema.shape
