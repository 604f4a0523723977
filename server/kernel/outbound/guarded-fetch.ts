// Calls from this server to others: the one way out for whatever makes them (T33).
import { lookup as systemLookup } from 'node:dns'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { inNetworks, reachOf } from './address.ts'

/** The call was not made, or broken off. The message says why; it may be shown to whoever set the call up. */
export class OutboundError extends Error {
  override name = 'OutboundError'
  readonly reason: OutboundFailure

  constructor(message: string, reason: OutboundFailure = 'failed', options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** `refused`: it may not be called. `slow`, `long`: its answer takes too much. `failed`: there is none, or none to read. */
export type OutboundFailure = 'refused' | 'slow' | 'long' | 'failed'

export interface OutboundRules {
  /** Hosts calls may go to, such as `api.example.com` or `*.example.com`; null: any in public. */
  readonly hosts: readonly string[] | null
  /** Networks of the operator's own that calls may reach all the same. */
  readonly networks: readonly string[]
  /** How names become addresses. @default the system's */
  readonly lookup?: typeof systemLookup
}

export interface OutboundRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** For all of it, redirects and reading included. @default 10,000 */
  readonly timeoutMs?: number
  /** Of the answer, unpacked. @default 1 MiB */
  readonly maxBytes?: number
  /** How many are followed, each judged as a call of its own. @default 3 */
  readonly maxRedirects?: number
  readonly signal?: AbortSignal
  /**
   * An administrator has named this very address: it may lie in the operator's own network, and is called whatever hosts
   * are listed. Never for an address that a form or an answer names.
   */
  readonly isNamedByAdministrator?: boolean
}

export interface OutboundAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array
  readonly text: string
}

/** @throws OutboundError */
export type GuardedFetch = (address: string, request?: OutboundRequest) => Promise<OutboundAnswer>

/** Resolves a name once and connects to what it resolved to: a name that changes its mind in between has no second word. */
export const createGuardedFetch = ({ hosts, networks, lookup = systemLookup }: OutboundRules): GuardedFetch => {
  const isOwn = inNetworks(networks)
  const mayReach = (ip: string, isNamed: boolean): boolean => {
    const reach = reachOf(ip)
    return reach === 'public' || (reach === 'private' && (isNamed || isOwn(ip)))
  }

  const guardedLookup =
    (isNamed: boolean): LookupFunction =>
    (name, options, answer) => {
      lookup(name, { ...options, all: true }, (error, addresses) => {
        if (error) return answer(error, '')
        // One bad address is a name to keep away from.
        const refused = addresses.find(({ address }) => !mayReach(address, isNamed))
        const [first] = addresses
        if (refused || !first)
          return answer(new OutboundError(`${name} is at an address that may not be called.`, 'refused'), '')
        if (options.all) return answer(null, addresses)
        return answer(null, first.address, first.family)
      })
    }

  const requireAllowed = (url: URL, isNamed: boolean): void => {
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new OutboundError(`${url.protocol} is not called.`, 'refused')
    if (url.username !== '' || url.password !== '')
      throw new OutboundError('An address must not hold a password.', 'refused')
    if (!isNamed && hosts !== null && !hosts.some((host) => isHost(url.hostname, host)))
      throw new OutboundError(`${url.hostname} is not among the hosts that may be called.`, 'refused')
    // An address in figures is not looked up.
    const ip = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(ip) !== 0 && !mayReach(ip, isNamed)) throw new OutboundError(`${ip} may not be called.`, 'refused')
  }

  const send = (url: URL, request: OutboundRequest, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers = {}, body, isNamedByAdministrator: isNamed = false } = request
      const outgoing = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
        method,
        headers: {
          ...headers,
          'accept-encoding': 'gzip, br',
          // Said before, so that nothing is sent in pieces.
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
        signal,
        lookup: guardedLookup(isNamed),
        // A connection of its own: one that is kept was made for another judgement.
        agent: false,
        maxHeaderSize: 16 * 1024,
      })
      outgoing.once('response', resolve)
      outgoing.once('error', reject)
      outgoing.end(body)
    })

  return async (address, request = {}) => {
    const { timeoutMs = 10_000, maxBytes = 1024 * 1024, maxRedirects = 3, isNamedByAdministrator = false } = request
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
    try {
      let url = parsed(address)
      let current = request
      for (let redirects = 0; ; redirects++) {
        requireAllowed(url, isNamedByAdministrator)
        const answer = await send(url, current, signal)
        const { statusCode: status = 0, headers } = answer
        if (!redirecting.has(status) || headers.location === undefined)
          return { status, headers, ...(await readBody(answer, maxBytes, signal)) }
        answer.destroy()
        if (redirects >= maxRedirects) throw new OutboundError(`${url.hostname} sends elsewhere too often.`)
        const next = parsed(headers.location, url)
        if (url.protocol === 'https:' && next.protocol === 'http:')
          throw new OutboundError('It leaves the secure line.', 'refused')
        current = redirected(current, { status, isElsewhere: next.origin !== url.origin })
        url = next
      }
    } catch (error) {
      if (request.signal?.aborted) throw request.signal.reason
      if (timeout.aborted) throw new OutboundError(`No whole answer came within ${timeoutMs} ms.`, 'slow')
      if (error instanceof OutboundError) throw error
      throw new OutboundError(error instanceof Error ? error.message : String(error), 'failed', { cause: error })
    }
  }
}

const redirecting = new Set([301, 302, 303, 307, 308])

const parsed = (address: string, base?: URL): URL => {
  if (!URL.canParse(address, base)) throw new OutboundError('This is no address to call.')
  return new URL(address, base)
}

/** As browsers do: what was sent is not sent on by 301 to 303, and nobody else learns who calls. */
const redirected = (
  request: OutboundRequest,
  { status, isElsewhere }: { status: number; isElsewhere: boolean },
): OutboundRequest => {
  const { body, headers = {}, ...rest } = request
  const staysSame = status === 307 || status === 308
  const dropped = new Set([
    ...(isElsewhere ? ['authorization', 'cookie', 'proxy-authorization'] : []),
    ...(staysSame ? [] : ['content-type', 'content-length']),
  ])
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name.toLowerCase())))
  return staysSame
    ? { ...rest, headers: kept, ...(body !== undefined && { body }) }
    : { ...rest, headers: kept, method: 'GET' }
}

const isHost = (name: string, allowed: string): boolean => {
  const [host, pattern] = [name.toLowerCase().replace(/\.$/, ''), allowed.toLowerCase()]
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}

/** Counts what comes out, so that a small packet that unpacks to much is broken off too. */
const readBody = async (
  answer: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Pick<OutboundAnswer, 'body' | 'text'>> => {
  const stop = () => answer.destroy(new OutboundError('It was broken off.'))
  signal.addEventListener('abort', stop, { once: true })
  try {
    const unpacked = unpack(answer)
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of unpacked) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new OutboundError(`The answer is longer than ${maxBytes} bytes.`, 'long')
      chunks.push(chunk)
    }
    const body = Buffer.concat(chunks)
    return { body, text: body.toString('utf8') }
  } finally {
    signal.removeEventListener('abort', stop)
    answer.destroy()
  }
}

const unpack = (answer: IncomingMessage): AsyncIterable<Buffer> => {
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return answer
  const decompress = decompressors[encoding]
  if (!decompress) throw new OutboundError(`It answers in an encoding nobody asked for, ${encoding}.`)
  const stream = decompress()
  answer.once('error', (error) => stream.destroy(error))
  return answer.pipe(stream)
}

const decompressors: Readonly<Record<string, () => NodeJS.ReadWriteStream & ReturnType<typeof createGunzip>>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}
