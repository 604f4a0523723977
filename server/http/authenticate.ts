import type { FastifyRequest } from 'fastify'
import type { CurrentUser } from '../kernel/current-user.ts'
import type { Guards } from './guards.ts'

export interface Caller {
  /** Null: anonymous, or the token is no session's. */
  readonly user: CurrentUser | null
  /** The bearer token as sent, whatever it is worth. */
  readonly token: string | null
}

const anonymous: Caller = { user: null, token: null }

/**
 * Who calls: by the Authorization header only. Cookies never sign in, so a forged cross-site request is anonymous.
 * Downloads are plain links and may carry `?Authorization=Bearer …` instead (T2); nothing else may.
 */
export async function authenticate(
  { userOfSession }: Pick<Guards, 'userOfSession'>,
  request: FastifyRequest,
  isDownload: boolean,
): Promise<Caller> {
  const token = bearer(request.headers.authorization) ?? (isDownload ? bearer(queryAuthorization(request)) : null)
  if (!token) return anonymous
  return { user: await userOfSession(token), token }
}

const bearer = (header: string | undefined | null): string | null =>
  /^Bearer +(\S{1,512})$/i.exec(header ?? '')?.[1] ?? null

const queryAuthorization = (request: FastifyRequest): string | null =>
  new URLSearchParams((request.raw.url ?? '').split('?', 2)[1]).get('Authorization')
