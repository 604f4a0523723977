// How many answers a device has given, by its own count (spec 5): where no script keeps it, a cookie does.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../../env.ts'
import { cookieOf } from '../../../http/cookies.ts'

const nameOf = (formKey: string): string => `formloom.sent.${formKey}`
const yearSeconds = 365 * 24 * 3600

export const sentBefore = (request: FastifyRequest, formKey: string): number => {
  const count = Number(cookieOf(request, nameOf(formKey)))
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

export const rememberSent = (
  reply: FastifyReply,
  formKey: string,
  count: number,
  { publicUrl }: Pick<Env, 'publicUrl'>,
): void => {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const attributes = [`Max-Age=${yearSeconds}`, `Path=/s/${formKey}`, 'HttpOnly', 'SameSite=Lax']
  reply.header('set-cookie', [`${nameOf(formKey)}=${count}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; '))
}
