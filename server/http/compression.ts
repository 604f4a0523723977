import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Below it, what is saved is less than a packet. */
const worthIt = 1024

/**
 * Compresses the answers of the API. Nobody learns secrets from their lengths: another site cannot have a browser ask in
 * somebody's name, as only the Authorization header signs in.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt || reply.hasHeader('content-encoding')) return payload
    if (!String(reply.getHeader('content-type') ?? '').startsWith('application/json')) return payload
    const encoding = bestEncoding(request)
    const vary = reply.getHeader('vary')
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
    if (encoding === null) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return compressed(payload, encoding, 4)
  })
}

export type Encoding = 'br' | 'gzip'

/** What the caller reads best; null: as it is. */
export const bestEncoding = (request: FastifyRequest): Encoding | null => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
}

/** @param effort 1 to 9, of brotli to 11: what is sent once should be quick, what is kept should be small */
export const compressed = (content: string | Buffer, encoding: Encoding, effort: number): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length) },
      })
    : zip(content, { level: effort })

/** As far back as there is anything: a larger one is memory to be cleared for each answer. */
const windowFor = (length: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 1)) + 1))

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
