import { codes } from '#shared/contract/endpoint'
import type { MessageKey, MessageParams } from './messages.ts'

export type Code = (typeof codes)[keyof typeof codes]

/**
 * A refusal the caller should see: it becomes the envelope `{code, msg, data}` with HTTP status 200 and is not logged
 * as a fault. Everything else that is thrown becomes code 500 with the spec's default text.
 * @example
 * throw new AppError('notFound')
 * throw new AppError('failed', 'file.tooBig', { size: 5 })
 * throw new AppError('bodyAsIs', 'common.conflict', {}, { reason: 'conflict', issues: {} })
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: Code
  readonly key: MessageKey
  readonly params: MessageParams
  /** `data` of the envelope. */
  readonly data: unknown

  constructor(code: keyof typeof codes, key?: MessageKey, params: MessageParams = {}, data: unknown = null) {
    super(key ?? code)
    this.code = codes[code]
    this.key = key ?? defaultKeys[code] ?? 'common.failed'
    this.params = params
    this.data = data
  }
}

const defaultKeys: Partial<Record<keyof typeof codes, MessageKey>> = {
  unauthenticated: 'common.unauthenticated',
  forbidden: 'common.forbidden',
  notFound: 'common.notFound',
  conflict: 'common.conflict',
  licence: 'licence.expired',
  captcha: 'captcha.required',
  tooMany: 'common.tooManyWait',
  busy: 'common.busy',
}

/** Nothing was judged: the same call may succeed a little later. */
export const isTurnedAway = ({ code }: AppError): boolean => code === codes.tooMany || code === codes.busy

/** The server cannot take the call now, as when its database is away or overloaded (code 503). */
export const busy = (): AppError => new AppError('busy', undefined, {}, { retryAfterSeconds: 3 })

/** A limit is exhausted (code 429). @param seconds until the next call may succeed */
export const tooMany = (seconds: number): AppError =>
  new AppError('tooMany', undefined, { seconds }, { retryAfterSeconds: seconds })
