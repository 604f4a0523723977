import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ByteRange, rangeOf } from './byte-range.ts'

/** The answer of a `download` endpoint. */
export interface FileAnswer {
  readonly content: Buffer | StoredContent
  /** Shown to the person who saves it. */
  readonly name: string
  readonly mime: string
  readonly size: number
  /** True: the browser may show it. Only for pictures this server encoded itself (T11). */
  readonly inline: boolean
  readonly cacheControl: string
}

/** Bytes that never change under their tag, so that a part of them can be asked for, as when a video is searched. */
export interface StoredContent {
  readonly tag: string
  readonly open: (range?: ByteRange) => Promise<Readable>
}

/** Sends a file, or the part of it the request asks for. */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { content, ...file }: FileAnswer,
): Promise<FastifyReply> => {
  reply.headers({
    'content-type': file.mime,
    'content-length': file.size,
    'content-disposition': `${file.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeRfc5987(file.name)}`,
    'cache-control': file.cacheControl,
    // Whatever the bytes are, they run nothing and load nothing (T11).
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  if (Buffer.isBuffer(content)) return reply.send(content)

  const tag = `"${content.tag}"`
  reply.headers({ 'accept-ranges': 'bytes', etag: tag })
  const wanted = request.headers['if-range'] ?? tag
  const range = wanted === tag ? rangeOf(request.headers.range, file.size) : null
  if (range === null) return reply.send(await content.open())
  if (range === 'unsatisfiable')
    return reply
      .status(416)
      .headers({ 'content-range': `bytes */${file.size}`, 'content-length': 0 })
      .send()
  return reply
    .status(206)
    .headers({
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
      'content-length': range.end - range.start + 1,
    })
    .send(await content.open(range))
}

const encodeRfc5987 = (name: string): string =>
  encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '_')).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
