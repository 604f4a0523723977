import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The caller's `x-requestId` when it is harmless in a log line and a header, else a fresh one. */
export const newRequestId = (request: IncomingMessage): string => {
  const given = request.headers['x-requestid']
  return typeof given === 'string' && safe.test(given) ? given : randomBytes(12).toString('base64url')
}

const safe = /^[A-Za-z0-9_-]{6,64}$/
