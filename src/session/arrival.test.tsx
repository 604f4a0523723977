import { expect, test } from 'vitest'
import { type Answer, ok, type Received, refusal } from '#src/api/testing/api-server.ts'
import { apiServer } from '#src/api/testing/browser-api.ts'
import { arriveWith, takeTokenFromAddress } from './arrival.ts'
import { readToken, writeToken } from './token.ts'

const api = apiServer()

/** A server that knows these sessions, and one hand-off token. */
const server =
  (sessions: Record<string, string>, handOff?: { token: string; gives: string }) =>
  ({ url, headers, body }: Received): Answer => {
    if (url.endsWith('/login/link')) {
      const known = handOff !== undefined && JSON.parse(body).token === handOff.token
      return known ? ok({ token: handOff.gives }) : refusal(500, '登录链接无效或已过期')
    }
    const id = sessions[(headers.authorization ?? '').replace('Bearer ', '')]
    if (id === undefined) return refusal(401)
    return ok({ user: { id, userName: id, nickName: id, avatar: '' }, roles: [], permissions: [] })
  }

test('the token leaves the address before anything is asked, the rest of the address stays', () => {
  history.replaceState(null, '', '/project/list?page=2&token=abc#here')
  expect(takeTokenFromAddress()).toBe('abc')
  expect(location.href).toMatch(/\/project\/list\?page=2#here$/)
  expect(api().received).toEqual([])
  expect(takeTokenFromAddress()).toBeNull()
})

test('without a token nothing is asked', async () => {
  expect(await arriveWith(null)).toEqual({ kind: 'none' })
  expect(api().received).toEqual([])
})

test('a hand-off token becomes a session of its own; the token itself is never stored', async () => {
  api().answer = server({ session: '1' }, { token: 'once', gives: 'session' })
  expect(await arriveWith('once')).toEqual({ kind: 'signed-in' })
  expect(readToken()).toBe('session')
})

test('a session token is tried before it is stored', async () => {
  api().answer = server({ session: '1' })
  expect(await arriveWith('session')).toEqual({ kind: 'signed-in' })
  expect(readToken()).toBe('session')
})

test('a token that is neither is refused, and a living session stays', async () => {
  api().answer = server({ mine: '1' })
  expect(await arriveWith('invented')).toEqual({ kind: 'refused' })
  expect(readToken()).toBeNull()
  writeToken('mine')
  expect(await arriveWith('invented')).toEqual({ kind: 'refused' })
  expect(readToken()).toBe('mine')
})

test('somebody else is signed in: nothing changes unless they agree', async () => {
  writeToken('mine')
  api().answer = server({ mine: '1', theirs: '2' }, { token: 'once', gives: 'theirs' })
  const arrival = await arriveWith('once')
  if (arrival.kind !== 'other-user') throw new Error(arrival.kind)
  expect(readToken()).toBe('mine')
  expect([arrival.current.user.id, arrival.arriving.user.id]).toEqual(['1', '2'])
  await arrival.decline()
  expect(readToken()).toBe('mine')
  // The session made for the link is not left behind.
  const last = api().received.at(-1)
  expect([last?.url, last?.headers.authorization]).toEqual(['/sapi/logout', 'Bearer theirs'])
  arrival.accept()
  expect(readToken()).toBe('theirs')
})

test('the same person again, or a session that is over, is no reason to ask', async () => {
  writeToken('older')
  api().answer = server({ older: '1', newer: '1' })
  expect(await arriveWith('newer')).toEqual({ kind: 'signed-in' })
  writeToken('dead')
  expect(await arriveWith('newer')).toEqual({ kind: 'signed-in' })
  expect(readToken()).toBe('newer')
})
