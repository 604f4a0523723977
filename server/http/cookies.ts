import type { FastifyReply, FastifyRequest } from 'fastify'

/** The value of a cookie as sent, null without one. Never who calls: only the Authorization header signs in. */
export const cookieOf = (request: FastifyRequest, name: string): string | null => {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

/** A cookie that no script reads and that no other site's page brings along. @param value of letters and digits */
export const setCookie = (
  reply: FastifyReply,
  { name, value, maxAgeSeconds, isHttps }: { name: string; value: string; maxAgeSeconds: number; isHttps: boolean },
): void => {
  const attributes = [`Max-Age=${maxAgeSeconds}`, 'Path=/sapi', 'HttpOnly', 'SameSite=Strict']
  reply.header('set-cookie', [`${name}=${value}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; '))
}
