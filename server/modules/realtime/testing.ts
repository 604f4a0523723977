// Browsers' sockets for tests, over a real port.
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'

export interface Ear {
  /** Everything heard so far, PONG included as text. */
  readonly heard: (string | { msgType: string; body: Record<string, unknown>; [key: string]: unknown })[]
  readonly socket: WebSocket
  /** The first message of a type, waited for up to five seconds. */
  until(msgType: string): Promise<{ msgType: string; body: Record<string, unknown>; [key: string]: unknown }>
  /** Code the connection was closed with, waited for up to five seconds. */
  closed(): Promise<number>
}

export const portOf = (app: FastifyInstance): number => {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Opens a socket. Rejects with the HTTP status when it is refused. */
export const connect = (app: FastifyInstance, token: string, headers: Record<string, string> = {}): Promise<Ear> =>
  new Promise((resolve, reject) => {
    const port = portOf(app)
    const socket = new WebSocket(`ws://127.0.0.1:${port}/sapi/websocket?token=${encodeURIComponent(token)}`, {
      headers: { origin: `http://127.0.0.1:${port}`, ...headers },
    })
    const heard: Ear['heard'] = []
    let closeCode: number | null = null
    socket.on('message', (data) => {
      const text = String(data)
      heard.push(text.startsWith('{') ? JSON.parse(text) : text)
    })
    socket.on('close', (code) => {
      closeCode = code
    })
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_request, response) => {
      response.resume()
      reject(new Error(String(response.statusCode)))
    })
    const ear: Ear = {
      heard,
      socket,
      until: (msgType) =>
        eventually(() => heard.find((each) => typeof each === 'object' && each.msgType === msgType) as never),
      closed: () => eventually(() => closeCode),
    }
    socket.on('open', () => resolve(ear))
  })

/** Asks again and again until there is an answer. */
export async function eventually<Result>(
  ask: () => Result | null | undefined | Promise<Result | null | undefined>,
): Promise<Result> {
  const end = Date.now() + 5000
  while (Date.now() < end) {
    const result = await ask()
    if (result !== null && result !== undefined) return result
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('It did not happen within 5 s.')
}
