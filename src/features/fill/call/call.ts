// HTTP of the public page: plain fetch and the envelope, nothing else (the console's client would bring ofetch and zod).
import { randomId } from '#shared/form/ids'
import { CaptchaCancelled } from '#src/captcha/captcha-cancelled.ts'
import { solveCaptcha } from '#src/captcha/solve-captcha.ts'

/** What came of a call. Only `unreachable` and `busy` are worth trying again as they are. */
export type Reply =
  | { readonly kind: 'ok'; readonly data: unknown }
  /** Code 510: the caller reads `data` itself. */
  | { readonly kind: 'refused'; readonly data: unknown }
  | { readonly kind: 'notFound' }
  /** Turned away for now, by the server or a proxy before it. */
  | { readonly kind: 'busy'; readonly retryAfterMs: number | null }
  /** Any other code; `message` is the server's, in the respondent's language. `data` tells a wrong call from a fault. */
  | { readonly kind: 'failed'; readonly code?: unknown; readonly message: string; readonly data: unknown }
  /** No answer, or not in the time a call may take (spec 9: 30 s). */
  | { readonly kind: 'unreachable' }

export interface CallOptions {
  /** JSON text; with it the call is a POST. */
  readonly body?: string
  readonly method?: 'GET' | 'POST'
  /** Beside those of every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** For the server's own messages. */
  readonly language?: string
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean
}

export type Call = (path: string, options?: CallOptions) => Promise<Reply>

/**
 * @param origin empty in the browser: the page's own
 * @param token of a colleague who is signed in to the console in the same browser; null for respondents
 */
export const createCall =
  (origin = '', token: () => string | null = () => null, solve: typeof solveCaptcha = solveCaptcha): Call =>
  async (path, options = {}) => {
    const address = `${origin}/sapi${path}`
    const reply = await send(address, token(), options)
    if (reply !== captchaWanted) return reply
    const { signal, language = document.documentElement.lang } = options
    let slideCode: string
    try {
      slideCode = await solve(language)
    } catch (error) {
      // Closed by the respondent, in their language; or its code did not come.
      if (!(error instanceof CaptchaCancelled)) return { kind: 'unreachable' }
      return { kind: 'failed', message: error.message, data: { captcha: 'cancelled' } }
    }
    if (signal?.aborted) return { kind: 'unreachable' }
    const query = `${path.includes('?') ? '&' : '?'}slideCode=${encodeURIComponent(slideCode)}`
    const replay = await send(address + query, token(), options)
    // Once more and no further (T10).
    return replay === captchaWanted ? { kind: 'failed', message: '', data: { captcha: 'failed' } } : replay
  }

/** Code 416. */
const captchaWanted = Symbol('captcha')

const send = async (
  address: string,
  session: string | null,
  {
    body,
    headers = {},
    method = body === undefined ? 'GET' : 'POST',
    language,
    signal,
    timeoutMs = 30_000,
    keepalive = false,
  }: CallOptions,
): Promise<Reply | typeof captchaWanted> => {
  // By hand: AbortSignal.any is younger than phones people still answer with.
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, timeoutMs)
  signal?.addEventListener('abort', end)
  try {
    const response = await fetch(address, {
      method,
      keepalive,
      credentials: 'same-origin',
      headers: {
        ...headers,
        'x-requestId': randomId(16),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(language && { 'accept-language': language }),
        ...(session !== null && { authorization: `Bearer ${session}` }),
      },
      signal: ending.signal,
      ...(body !== undefined && { body }),
    })
    if (passing.has(response.status)) return { kind: 'busy', retryAfterMs: retryAfter(response) }
    const envelope: unknown = await response.json()
    return isCaptchaWanted(envelope) ? captchaWanted : replyOf(envelope)
  } catch {
    // Offline, refused, timed out, or cut off in the middle of the answer: to the caller all the same.
    return { kind: 'unreachable' }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

const isCaptchaWanted = (envelope: unknown): boolean =>
  typeof envelope === 'object' && envelope !== null && 'code' in envelope && envelope.code === 416

/** The envelope `{code, msg, data}` as a reply. Anything else is no answer of ours, such as a captive portal's page. */
export const replyOf = (envelope: unknown): Reply => {
  if (typeof envelope !== 'object' || envelope === null || !('code' in envelope)) return { kind: 'unreachable' }
  const data = 'data' in envelope ? envelope.data : null
  if (envelope.code === 200) return { kind: 'ok', data }
  if (envelope.code === 510) return { kind: 'refused', data }
  if (envelope.code === 404) return { kind: 'notFound' }
  if (envelope.code === 503 || envelope.code === 429) return { kind: 'busy', retryAfterMs: askedPause(data) }
  const message = 'msg' in envelope && typeof envelope.msg === 'string' ? envelope.msg : ''
  return { kind: 'failed', code: envelope.code, message, data }
}

/** A limit of the server says in its envelope how long it lasts. */
const askedPause = (data: unknown): number | null => {
  if (typeof data !== 'object' || data === null || !('retryAfterSeconds' in data)) return null
  return typeof data.retryAfterSeconds === 'number' ? data.retryAfterSeconds * 1000 : null
}

const passing = new Set([429, 502, 503, 504])

const retryAfter = (response: Response): number | null => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : null
}
