import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getInfo } from '#shared/contract/auth'
import { call } from '#src/api/call.ts'
import { ok, refusal } from '#src/api/testing/api-server.ts'
import { apiServer } from '#src/api/testing/browser-api.ts'
import { currentUserQueryOptions } from './current-user.ts'
import { type SessionHost, sessionEndedByServer, signIn, signOut, startSession, watchSession } from './session.ts'
import { clearToken, readToken, writeToken } from './token.ts'
import { keepTrackOf } from './unsaved-work.ts'

const api = apiServer()
const person = (id: string) => ({
  user: { id, userName: `u${id}`, nickName: `U${id}`, avatar: '' },
  roles: [],
  permissions: ['a:b:c'],
})

const host = () => {
  const calls: string[] = []
  const says = (name: string) => () => void calls.push(name)
  const made: SessionHost = {
    queryClient: new QueryClient(),
    toSignIn: async () => void calls.push('toSignIn'),
    askToSignIn: ({ leave }) => {
      calls.push('askToSignIn')
      giveUp = leave
    },
    onSignedInAgain: says('onSignedInAgain'),
    toLicence: says('toLicence'),
    onSignedInElsewhere: says('onSignedInElsewhere'),
    onOtherUser: says('onOtherUser'),
    tell: ({ kind }) => void calls.push(`tell ${kind}`),
  }
  return { ...made, calls }
}
/** Another tab of the same browser: its own end of the channel. */
const otherTab = new BroadcastChannel('formloom.session')
const heardByOtherTab: unknown[] = []
otherTab.onmessage = ({ data }) => heardByOtherTab.push(data)

/** The way out of the question that was asked last. */
let giveUp = () => {}

let stop = () => {}
beforeEach(() => {
  heardByOtherTab.length = 0
})
afterEach(() => stop())

test('signing in trims the name, stores the token and tells the other tabs', async () => {
  api().answer = () => ok({ token: 'fresh' })
  await signIn('  admin ', ' pass ')
  expect(JSON.parse(api().received[0]?.body ?? '')).toEqual({ username: 'admin', password: ' pass ' })
  expect(readToken()).toBe('fresh')
  await vi.waitFor(() => expect(heardByOtherTab).toEqual([{ kind: 'signed-in' }]))
})

test('a refused sign-in leaves no token', async () => {
  api().answer = () => refusal(500, '用户名或密码错误')
  await expect(signIn('admin', 'wrong')).rejects.toMatchObject({ serverText: '用户名或密码错误' })
  expect(readToken()).toBeNull()
})

test('twenty parallel 401s end the session once: one message, one way to sign-in, token and data gone', async () => {
  writeToken('old')
  const app = host()
  app.queryClient.setQueryData(['secret'], 'data of the user')
  stop = watchSession(app)
  api().answer = () => refusal(401)
  await Promise.allSettled(Array.from({ length: 20 }, () => call(getInfo, { quiet: true })))
  await vi.waitFor(() => expect(app.calls).toContain('toSignIn'))
  expect(app.calls).toEqual(['tell unauthenticated', 'toSignIn'])
  expect(readToken()).toBeNull()
  await vi.waitFor(() => expect(app.queryClient.getQueryData(['secret'])).toBeUndefined())
})

test('a late 401 of an older session does not end the new one', async () => {
  writeToken('old')
  const app = host()
  stop = watchSession(app)
  api().answer = () => refusal(401)
  const late = call(getInfo, { quiet: true }).catch(() => undefined)
  startSession('new')
  await late
  expect(app.calls).toEqual([])
  expect(readToken()).toBe('new')
})

test('410 leads to the licence page and ends nothing', async () => {
  writeToken('token')
  const app = host()
  stop = watchSession(app)
  api().answer = () => refusal(410)
  await call(getInfo, { quiet: true }).catch(() => undefined)
  expect(app.calls).toContain('toLicence')
  expect(readToken()).toBe('token')
})

test('other failures are told and end nothing', async () => {
  writeToken('token')
  const app = host()
  stop = watchSession(app)
  api().answer = () => refusal(403)
  await call(getInfo).catch(() => undefined)
  expect(app.calls).toEqual(['tell forbidden'])
})

test('signing out clears token and data even when the server cannot be told, and tells the other tabs', async () => {
  writeToken('token')
  const app = host()
  stop = watchSession(app)
  app.queryClient.setQueryData(['secret'], 1)
  api().answer = () => ({ hangUp: true })
  await signOut(app)
  expect(api().received[0]).toMatchObject({ method: 'POST', url: '/sapi/logout' })
  expect(readToken()).toBeNull()
  expect(app.queryClient.getQueryData(['secret'])).toBeUndefined()
  expect(app.calls).toEqual(['toSignIn'])
  await vi.waitFor(() => expect(heardByOtherTab).toEqual([{ kind: 'signed-out', token: 'token' }]))
})

test('a sign-out in another tab ends this one too', async () => {
  writeToken('token')
  const app = host()
  stop = watchSession(app)
  clearToken()
  otherTab.postMessage({ kind: 'signed-out', token: 'token' })
  await vi.waitFor(() => expect(app.calls).toEqual(['toSignIn']))
})

test('a sign-in in another tab wakes a tab that waits at sign-in', async () => {
  const app = host()
  stop = watchSession(app)
  writeToken('token')
  otherTab.postMessage({ kind: 'signed-in' })
  await vi.waitFor(() => expect(app.calls).toEqual(['onSignedInElsewhere']))
})

test('another person in another tab stops this one; the same person again does not', async () => {
  writeToken('token')
  const app = host()
  app.queryClient.setQueryData(currentUserQueryOptions.queryKey, person('1'))
  stop = watchSession(app)
  api().answer = () => ok(person('1'))
  writeToken('second session of the same person')
  otherTab.postMessage({ kind: 'signed-in' })
  await vi.waitFor(() => expect(api().received).toHaveLength(1))
  await new Promise((later) => setTimeout(later, 50))
  expect(app.calls).toEqual([])
  api().answer = () => ok(person('2'))
  writeToken('somebody else')
  otherTab.postMessage({ kind: 'signed-in' })
  await vi.waitFor(() => expect(app.calls).toEqual(['onOtherUser']))
})

test('a cookie that vanished while nobody looked is noticed when the tab is shown again', async () => {
  writeToken('token')
  const app = host()
  stop = watchSession(app)
  clearToken()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(app.calls).toEqual(['toSignIn']))
})

test('a session the server ended leads to sign-in once, here and in the other tabs', async () => {
  writeToken('mine')
  const app = host()
  stop = watchSession(app)
  await Promise.all([sessionEndedByServer(), sessionEndedByServer()])
  expect(app.calls).toEqual(['toSignIn'])
  expect(readToken()).toBeNull()
  await vi.waitFor(() => expect(heardByOtherTab).toEqual([{ kind: 'signed-out', token: 'mine' }]))
})

test('who signs out hears of it from the server before the answer comes, and is led away once', async () => {
  writeToken('mine')
  const app = host()
  stop = watchSession(app)
  api().answer = () => ok(null)
  await Promise.all([signOut(app), sessionEndedByServer()])
  expect(app.calls).toEqual(['toSignIn'])
})

test('the end of an older session leaves a newer one of another tab alone', async () => {
  writeToken('older')
  const app = host()
  stop = watchSession(app)
  writeToken('newer')
  await sessionEndedByServer()
  expect(app.calls).toEqual([])
  expect(readToken()).toBe('newer')
})

test('a sign-out of an older session, heard late, leaves the one that was begun since alone', async () => {
  writeToken('fresh')
  const app = host()
  stop = watchSession(app)
  otherTab.postMessage({ kind: 'signed-out', token: 'older' })
  otherTab.postMessage({ kind: 'signed-in' })
  await new Promise((later) => setTimeout(later, 400))
  expect(app.calls).toEqual([])
  expect(readToken()).toBe('fresh')
})

test('a refusal of this tab’s old session takes nothing from the one another tab has begun', async () => {
  writeToken('older')
  const app = host()
  stop = watchSession(app)
  api().answer = () => refusal(401)
  const late = call(getInfo, { quiet: true }).catch(() => undefined)
  writeToken('fresh')
  await late
  await vi.waitFor(() => expect(api().received).toHaveLength(2))
  expect(app.calls).toEqual([])
  expect(readToken()).toBe('fresh')
  expect(heardByOtherTab).toEqual([])
})

test('a page at sign-in hears nothing of a call that went without a token', async () => {
  const app = host()
  stop = watchSession(app)
  api().answer = () => refusal(401)
  const late = call(getInfo, { quiet: true }).catch(() => undefined)
  startSession('fresh')
  await late
  expect(app.calls).toEqual([])
  expect(readToken()).toBe('fresh')
})

/** A page with work that the server takes from whoever is signed in, and calls without a token not at all. */
const unsavedPage = () => {
  const page = { isSaved: false, savedBy: '' }
  const save = async () => {
    await call(getInfo, { quiet: true }).catch(() => undefined)
    const by = api().received.at(-1)?.headers.authorization
    page.savedBy = by ?? 'nobody'
    page.isSaved = by !== undefined
  }
  const forget = keepTrackOf({ isSaved: () => page.isSaved, save })
  return { page, forget }
}

test('a session that ends over unsaved work leaves page and data, and the work is saved once somebody is signed in again', async () => {
  writeToken('token')
  const app = host()
  const { page, forget } = unsavedPage()
  app.queryClient.setQueryData(currentUserQueryOptions.queryKey, person('1'))
  stop = watchSession(app)
  await sessionEndedByServer()
  expect(app.calls).toEqual(['askToSignIn'])
  expect(readToken()).toBeNull()
  expect(app.queryClient.getQueryData(currentUserQueryOptions.queryKey)).toBeDefined()
  api().answer = () => ok({ token: 'fresh' })
  await signIn('u1', 'pass')
  await vi.waitFor(() => expect(page).toEqual({ isSaved: true, savedBy: 'Bearer fresh' }))
  expect(app.calls).toEqual(['askToSignIn', 'onSignedInAgain'])
  forget()
})

test('such a page goes on with the same person’s sign-in in another tab, and never with another person’s', async () => {
  writeToken('token')
  const app = host()
  const { page, forget } = unsavedPage()
  app.queryClient.setQueryData(currentUserQueryOptions.queryKey, person('1'))
  stop = watchSession(app)
  await sessionEndedByServer()
  api().answer = () => ok(person('2'))
  writeToken('somebody else')
  otherTab.postMessage({ kind: 'signed-in' })
  await vi.waitFor(() => expect(api().received.length).toBeGreaterThan(0))
  await call(getInfo, { quiet: true }).catch(() => undefined)
  expect(api().received.at(-1)?.headers.authorization).toBeUndefined()
  expect(page.isSaved).toBe(false)
  expect(readToken()).toBe('somebody else')
  api().answer = () => ok(person('1'))
  writeToken('the same')
  otherTab.postMessage({ kind: 'signed-in' })
  await vi.waitFor(() => expect(page).toEqual({ isSaved: true, savedBy: 'Bearer the same' }))
  expect(app.calls).toEqual(['askToSignIn', 'onSignedInAgain'])
  forget()
})

test('giving such work up leads to sign-in', async () => {
  writeToken('token')
  const app = host()
  const { forget } = unsavedPage()
  stop = watchSession(app)
  app.queryClient.setQueryData(['secret'], 1)
  await sessionEndedByServer()
  giveUp()
  await vi.waitFor(() => expect(app.queryClient.getQueryData(['secret'])).toBeUndefined())
  expect(app.calls).toEqual(['askToSignIn', 'onSignedInAgain', 'toSignIn'])
  forget()
})

test('signing out saves first what can be saved', async () => {
  writeToken('token')
  const app = host()
  const { page, forget } = unsavedPage()
  stop = watchSession(app)
  await signOut(app)
  expect(page.savedBy).toBe('Bearer token')
  expect(app.calls).toEqual(['toSignIn'])
  forget()
})
