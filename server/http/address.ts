import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The address limits count by: the peer's, or the one a trusted proxy names (TRUSTED_PROXY). A proxy may forward
 * anything as an address; what is none does not choose what limits count by (T35).
 */
export const addressOf = (request: FastifyRequest): string =>
  isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip
