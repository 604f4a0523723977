// The socket's door: everything is checked before the connection is switched over (T18).
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { sessionAccess } from '#shared/contract/endpoint'
import { closeCodes, ping, pong, socketPath } from '#shared/contract/realtime'
import type { AppDeps } from '../../deps.ts'
import { addressOf } from '../../http/address.ts'
import { AppError, tooMany } from '../../http/app-error.ts'
import { sendError } from '../../http/errors.ts'
import { isSameOrigin, ownOriginOf } from '../../http/security.ts'
import { networkOf } from '../../kernel/network.ts'
import { takeOrWait } from '../../kernel/rate-limit/repository.ts'
import { tokenHash } from '../auth/token.ts'
import { atTheDoor } from './door.ts'
import { startEar } from './ear.ts'
import { createHub, type Hub, type Member } from './hub.ts'
import { ownerOfSession, takeTicket } from './repository.ts'

/** Opens `/sapi/websocket`. Messages arrive from the moment the server is ready until it closes. */
export function openSockets(app: FastifyInstance, deps: AppDeps): void {
  const hub = createHub()
  app.addHook('onReady', async () => {
    const ear = startEar(deps, hub)
    app.addHook('onClose', () => ear.stop())
  })
  app.register(async (scope) => {
    await scope.register(websocket, {
      // The size of a message says nothing of its pieces: each is an object of its own until the last one comes.
      options: { maxPayload: maxMessageBytes, maxFragments: 100, maxBufferedChunks: 100, perMessageDeflate: false },
      errorHandler: (_error, socket) => socket.terminate(),
      preClose(done) {
        for (const client of this.websocketServer.clients) client.close(closeCodes.restart, 'restart')
        // Who does not answer the farewell must not hold up the stop.
        setTimeout(() => {
          for (const client of this.websocketServer.clients) client.terminate()
        }, farewellMs).unref()
        this.websocketServer.close(() => done())
      },
    })
    scope.route({
      method: 'GET',
      url: `/sapi${socketPath}`,
      config: { access: sessionAccess },
      onRequest: async (request, reply) => {
        try {
          callers.set(request, await atTheDoor(() => admit(deps, request)))
        } catch (error) {
          const status = error instanceof AppError ? (statuses[error.code] ?? 400) : 500
          return sendError(request, reply.status(status), error)
        }
        return undefined
      },
      handler: (request, reply) => sendError(request, reply, new AppError('notFound')),
      wsHandler: (socket, request) => {
        const caller = callers.get(request)
        if (caller) serve(hub, socket, caller)
        else socket.terminate()
      },
    })
  })
}

interface SocketCaller {
  readonly userId: string
  readonly session: string
}

const callers = new WeakMap<FastifyRequest, SocketCaller>()
/** Before the connection is switched over, only the HTTP status reaches a browser's log. */
const statuses: Partial<Record<number, number>> = { 401: 401, 403: 403, 429: 429 }

const admit = async ({ db, env }: AppDeps, request: FastifyRequest): Promise<SocketCaller> => {
  // Any page may open a socket to us and the browser asks nobody; the origin is all that tells.
  if (!isSameOrigin(request, ownOriginOf(env))) throw new AppError('forbidden', 'request.badOrigin')
  const token = new URLSearchParams((request.raw.url ?? '').split('?', 2)[1]).get('token') ?? ''
  const ticket = tokenHash(token, 'flw')
  const session = ticket ? null : tokenHash(token, 'fl')
  const owner = ticket ? await takeTicket(db, ticket) : session && (await ownerOfSession(db, session))
  if (!owner) {
    // Only strangers count by address: a whole office comes back at once when the server was away.
    const wait = await takeOrWait(db, `socket:${networkOf(addressOf(request))}`, strangers)
    throw wait > 0 ? tooMany(wait) : new AppError('unauthenticated')
  }
  const wait = await takeOrWait(db, `socket-user:${owner.userId}`, connects)
  if (wait > 0) throw tooMany(wait)
  return { userId: owner.userId, session: owner.session.toString('hex') }
}

const serve = (hub: Hub, socket: WebSocket, { userId, session }: SocketCaller): void => {
  const member: Member = { userId, session, heardAt: performance.now(), wire: socket }
  if (!hub.join(member)) {
    socket.close(closeCodes.policy, 'too many sockets')
    return
  }
  let allowance: number = messagesPerSecond
  socket.on('message', (data: RawData, isBinary: boolean) => {
    const now = performance.now()
    allowance = Math.min(messagesPerSecond, allowance + ((now - member.heardAt) / 1000) * messagesPerSecond) - 1
    member.heardAt = now
    if (isBinary || allowance < 0) socket.close(closeCodes.policy, 'too many messages')
    // Nothing else a browser says means anything.
    else if (data.toString() === ping) socket.send(pong)
  })
  socket.on('close', () => hub.leave(member))
}

const maxMessageBytes = 64 * 1024
const messagesPerSecond = 20
const farewellMs = 1000
const strangers = { capacity: 30, seconds: 60 }
const connects = { capacity: 60, seconds: 60 }
