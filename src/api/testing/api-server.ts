// A real HTTP server that answers as a test says, for what the browser side does with answers.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly method: string
  /** Path and query, as sent. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Answer {
  /** HTTP status. @default 200 */
  readonly status?: number
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as it is, instead of `json`. */
  readonly text?: string
  /** Beside the content type, or in its place. */
  readonly headers?: Readonly<Record<string, string>>
  /** Never answers. */
  readonly silent?: boolean
  /** Hangs up without an answer. */
  readonly hangUp?: boolean
}

export interface ApiServer {
  readonly baseUrl: string
  readonly received: Received[]
  /** How the server answers from now on. */
  answer: (request: Received) => Answer
  readonly close: () => Promise<void>
}

export const ok = (data: unknown): Answer => ({ json: { code: 200, msg: '', data } })
export const refusal = (code: number, msg = '', data: unknown = null): Answer => ({ json: { code, msg, data } })

export const startApiServer = async (): Promise<ApiServer> => {
  const received: Received[] = []
  const api = { answer: (_request: Received): Answer => ok(null) }
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
      received.push(call)
      const { status = 200, json, text, headers, silent, hangUp } = api.answer(call)
      if (silent) return
      if (hangUp) return void request.socket.destroy()
      response.writeHead(status, { 'content-type': text === undefined ? 'application/json' : 'text/html', ...headers })
      response.end(text ?? JSON.stringify(json))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // listen(0, host) always gives an AddressInfo; the other shapes belong to pipes.
  const { port } = server.address() as AddressInfo
  return Object.assign(api, {
    baseUrl: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  })
}
