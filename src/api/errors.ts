// The error catalogue of the spec (section 8): what a code means and what happens then. One test per row.
import { codes } from '#shared/contract/endpoint'
import type { Failure, FailureKind } from './api-error.ts'

export interface Behaviour {
  /** Key in the `errors` namespace. */
  readonly text: string
  /** The server's own words win when it sent some; the key is what is said otherwise. */
  readonly prefersServerText: boolean
  /**
   * `toast` tells, `notification` tells with the message as title, `signOut` ends the session and leads to sign-in,
   * `licence` leads to /license, `none` leaves everything to the caller.
   */
  readonly effect: 'toast' | 'notification' | 'signOut' | 'licence' | 'none'
  /** Milliseconds on screen. */
  readonly duration: number
}

/** ux C23: errors stay 6 s; the spec wants 1 s for HTTP status texts only. */
const readable = 6000

export const catalogue: Record<FailureKind, Behaviour> = {
  unauthenticated: { text: 'unauthenticated', prefersServerText: false, effect: 'signOut', duration: readable },
  forbidden: { text: 'forbidden', prefersServerText: false, effect: 'toast', duration: readable },
  notFound: { text: 'notFound', prefersServerText: false, effect: 'toast', duration: readable },
  licence: { text: 'licence', prefersServerText: true, effect: 'licence', duration: readable },
  // After a captcha was solved: the client asks for one by itself before that.
  captcha: { text: 'captcha', prefersServerText: true, effect: 'toast', duration: readable },
  // The person closed the captcha: they know.
  cancelled: { text: 'captcha', prefersServerText: false, effect: 'none', duration: readable },
  tooMany: { text: 'tooMany', prefersServerText: false, effect: 'toast', duration: readable },
  failed: { text: 'unknown', prefersServerText: true, effect: 'toast', duration: readable },
  refused: { text: 'unknown', prefersServerText: true, effect: 'none', duration: readable },
  other: { text: 'unknown', prefersServerText: true, effect: 'notification', duration: readable },
  network: { text: 'network', prefersServerText: false, effect: 'toast', duration: readable },
  timeout: { text: 'timeout', prefersServerText: false, effect: 'toast', duration: readable },
  httpStatus: { text: 'httpStatus', prefersServerText: false, effect: 'toast', duration: 1000 },
  unreadable: { text: 'unknown', prefersServerText: false, effect: 'toast', duration: readable },
}

/** Which row a code of the envelope belongs to. */
export const kindOfCode = (code: number): FailureKind => kinds.get(code) ?? 'other'

const kinds = new Map<number, FailureKind>([
  [codes.unauthenticated, 'unauthenticated'],
  [codes.forbidden, 'forbidden'],
  [codes.notFound, 'notFound'],
  [codes.licence, 'licence'],
  [codes.captcha, 'captcha'],
  [codes.tooMany, 'tooMany'],
  [codes.failed, 'failed'],
  [codes.bodyAsIs, 'refused'],
])

/**
 * The sentence for a failure. `translate` reads the `errors` namespace.
 *
 * @param language BCP 47, for how long a limit lasts
 */
export const failureText = (
  failure: Pick<Failure, 'kind' | 'code' | 'serverText' | 'data'>,
  translate: (key: string, params: Record<string, string | number>) => string,
  language: string,
): string => {
  const row = catalogue[failure.kind]
  if (row.prefersServerText && failure.serverText !== '') return failure.serverText
  if (failure.kind !== 'tooMany') return translate(row.text, { status: failure.code })
  const seconds = waitOf(failure.data)
  return seconds === null ? translate('tooManySoon', {}) : translate(row.text, { wait: inWords(seconds, language) })
}

/** Seconds until a limit lets the next call through, as the server says; null when it does not say. */
const waitOf = (data: unknown): number | null =>
  typeof data === 'object' &&
  data !== null &&
  'retryAfterSeconds' in data &&
  typeof data.retryAfterSeconds === 'number' &&
  data.retryAfterSeconds > 0
    ? data.retryAfterSeconds
    : null

/** Nobody counts off 840 seconds. Rounded up: who waits as long as was said is let through. */
const inWords = (seconds: number, language: string): string => {
  const [amount, unit] =
    seconds <= 90 ? [seconds, 'second'] : seconds <= 90 * 60 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(amount))
}
