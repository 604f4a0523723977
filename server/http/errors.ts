import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '#shared/contract/endpoint'
import { isBadValue, isUnavailable } from '../db/violation.ts'
import type { AppDeps } from '../deps.ts'
import { AppError, busy } from './app-error.ts'
import { message } from './messages.ts'

/** The one place where errors become envelopes, and where unknown paths end. */
export function answerErrors(app: FastifyInstance, { serveClient }: Pick<AppDeps, 'serveClient'>): void {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error))
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request)) return sendError(request, reply, new AppError('notFound'))
    if (serveClient && (request.method === 'GET' || request.method === 'HEAD')) return serveClient(request, reply)
    return sendError(request, reply.status(404), new AppError('notFound'))
  })
}

/** Answers with the envelope of `error`. HTTP status stays 200 for everything under `/sapi` (spec 8). */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const refusal = refusalOf(error, request)
  const wait = numberOf(refusal.data, 'retryAfterSeconds')
  if (wait !== null) reply.header('retry-after', wait)
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({
      code: refusal.code,
      msg: message(refusal.key, refusal.params, request.headers['accept-language']),
      data: refusal.data,
    })
}

/** What the caller may know of an error; a fault of ours is written down here. */
export function refusalOf(error: unknown, request: FastifyRequest): AppError {
  const refusal = asAppError(error)
  // Not known as a fault, yet none: somebody wants to know why, and how often.
  if (!(error instanceof AppError) && (isBadValue(error) || isUnavailable(error)))
    request.log.warn({ fault: describe(error), requestId: request.id }, refusal.key)
  if (!(error instanceof AppError) && refusal.key === 'common.failed')
    request.log.error({ fault: describe(error), requestId: request.id }, 'unhandled error')
  return refusal
}

/** The HTTP status for a refusal whose envelope nobody reads: a picture, a link that is followed. */
export const statusOf = ({ code, key }: AppError): number => {
  if (code === codes.failed || code === codes.bodyAsIs) return key === 'common.failed' ? 500 : 400
  return code === codes.captcha || code === codes.licence ? 403 : code
}

export const isApi = (request: FastifyRequest): boolean => /^\/sapi(?:[/?#]|$)/.test(request.raw.url ?? '')

/** Fastify's own complaints about a request are the caller's fault; the rest is ours and says nothing about itself. */
const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (isUnavailable(error)) return busy()
  // The second net: schemas refuse such values first.
  if (isBadValue(error)) return new AppError('failed', 'request.invalid')
  const status = numberOf(error, 'statusCode')
  if (status === 413) return new AppError('failed', 'request.tooLarge')
  if (status !== null && status >= 400 && status < 500) return new AppError('failed', 'request.invalid')
  return new AppError('failed', 'common.failed')
}

const numberOf = (error: unknown, name: string): number | null => {
  if (typeof error !== 'object' || error === null) return null
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'number' ? value : null
}

/** Not the error itself: a database error carries the values of the row in its `detail`. */
const describe = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack, code: Reflect.get(error, 'code') }
    : { type: typeof error }
