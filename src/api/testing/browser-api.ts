import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type ApiServer, ok, startApiServer } from './api-server.ts'

/**
 * The console's own client against a real server, in jsdom: Node's fetch knows no page that `/sapi` could be relative
 * to, so addresses are completed with the server's.
 */
export const apiServer = (): (() => ApiServer) => {
  let api: ApiServer
  const platformFetch = globalThis.fetch
  beforeAll(async () => {
    api = await startApiServer()
    globalThis.fetch = (input, init) => platformFetch(new URL(String(input), api.baseUrl), init)
  })
  beforeEach(() => {
    api.answer = () => ok(null)
    api.received.length = 0
  })
  afterEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'Admin-Token=; Path=/; Max-Age=0'
    history.replaceState(null, '', '/')
  })
  afterAll(async () => {
    globalThis.fetch = platformFetch
    await api.close()
  })
  return () => api
}
