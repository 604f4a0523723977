import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createHearing } from './hearing.ts'
import { unreadQueryOptions } from './message-queries.ts'

// The only thing faked is the network: each request waits until the test answers it.

afterEach(() => vi.unstubAllGlobals())

const waiting: ((count: number, lastId: string) => void)[] = []
const network = () => {
  waiting.length = 0
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      waiting.push((count, lastId) => resolve(Response.json({ code: 200, msg: '', data: { count, lastId } })))
    })
  })
}
const answer = async (count: number, lastId: string) => {
  await vi.waitFor(() => expect(waiting).not.toHaveLength(0))
  waiting.shift()?.(count, lastId)
}
const news = (id: string, unread: number) =>
  ({ msgType: 'NOTICE', id, kind: 'answers', body: {}, createTime: '2026-08-01T10:00:00Z', unread }) as never

const shown = (client: QueryClient) => client.getQueryData(unreadQueryOptions.queryKey)?.count

test('a message heard while the first count is under way is not forgotten when that count comes', async () => {
  network()
  const client = new QueryClient()
  const hearing = createHearing(client)
  const asked = hearing.missed()
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  hearing.message(news('7', 1))
  expect(shown(client)).toBe(1)
  await answer(0, '6')
  await answer(1, '7')
  await asked
  expect(shown(client)).toBe(1)
})

test('a count asked for before the line was open is asked for again', async () => {
  network()
  const client = new QueryClient()
  void client.fetchQuery(unreadQueryOptions).catch(() => undefined)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  const early = waiting.shift()
  const asked = createHearing(client).missed()
  await answer(1, '7')
  await asked
  early?.(0, '6')
  await Promise.resolve()
  expect(shown(client)).toBe(1)
})
