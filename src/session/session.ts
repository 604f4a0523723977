// Begins and ends the session of this browser, in all its tabs at once (reliability 6).
import type { QueryClient } from '@tanstack/react-query'
import { getInfo, login, logout } from '#shared/contract/auth'
import type { ApiError } from '#src/api/api-error.ts'
import { call, onFailure } from '#src/api/call.ts'
import { currentUserQueryOptions } from './current-user.ts'
import { clearToken, readToken, writeToken } from './token.ts'

export interface SessionHost {
  readonly queryClient: QueryClient
  /** The session is over, here or in another tab: lead to sign-in. Resolves when that page is on screen. */
  readonly toSignIn: () => Promise<void>
  readonly toLicence: () => void
  /** Another tab signed in while this one was waiting at the sign-in page. */
  readonly onSignedInElsewhere: () => void
  /** Another tab is now someone else: this one must not go on with the wrong person's data on screen. */
  readonly onOtherUser: () => void
  /** Shows a failure that its caller does not show itself. */
  readonly tell: (failure: ApiError) => void
}

type Ending = Pick<SessionHost, 'queryClient' | 'toSignIn'>
type News = 'signed-in' | 'signed-out'

const channel = new BroadcastChannel('formloom.session')
/** The token this tab works with; the cookie is shared and may change under it. */
let ours: string | null = null
let isLeaving = false
let watching: SessionHost | null = null

export const signIn = async (username: string, password: string): Promise<void> => {
  const { token } = await call(login, { body: { username: username.trim(), password }, quiet: true })
  startSession(token)
}

export const startSession = (token: string): void => {
  writeToken(token)
  ours = token
  tellOtherTabs('signed-in')
}

/** Signs out everywhere. The session ends here even when the server cannot be told. */
export const signOut = async (host: Ending): Promise<void> => {
  isLeaving = true
  await call(logout, { quiet: true }).catch(() => undefined)
  await endSession(host)
  isLeaving = false
  tellOtherTabs('signed-out')
}

/** The server ended the session, whoever wanted it: this tab leads to sign-in, and the other tabs of the browser do. */
export const sessionEndedByServer = async (): Promise<void> => {
  // Whoever signs out here hears of it from the server before the answer is there.
  if (isLeaving || ours === null || !watching) return
  // Another tab has signed in anew meanwhile: what ended is not what the cookie holds now.
  const current = readToken()
  if (current !== null && current !== ours) return
  await endSession(watching)
  tellOtherTabs('signed-out')
}

/** Reacts to failures, to other tabs and to a cookie that changed meanwhile. Returns the way to stop. */
export const watchSession = (host: SessionHost): (() => void) => {
  ours = readToken()
  watching = host

  const onFailed = (failure: ApiError) => {
    if (failure.kind === 'licence') host.toLicence()
    if (failure.kind !== 'unauthenticated') return host.tell(failure)
    // Twenty parallel calls end the session once: after the first, the others no longer speak for this session.
    if (ours === null || (failure.token !== ours && failure.token !== null)) return
    host.tell(failure)
    void endSession(host)
    tellOtherTabs('signed-out')
  }

  const onNews = (current: string | null) => {
    if (current === ours) return
    const before = ours
    ours = current
    if (current === null) void endSession(host)
    else if (before === null) host.onSignedInElsewhere()
    else void compareUsers(host)
  }

  const onMessage = ({ data }: MessageEvent<News>) => {
    if (data === 'signed-out') return onNews(null)
    onNews(readToken())
    // The message may overtake the cookie: tabs are processes of their own.
    setTimeout(() => onNews(readToken()), 300)
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') onNews(readToken())
  }
  channel.addEventListener('message', onMessage)
  document.addEventListener('visibilitychange', onVisible)
  const stopFailures = onFailure(onFailed)
  return () => {
    channel.removeEventListener('message', onMessage)
    document.removeEventListener('visibilitychange', onVisible)
    stopFailures()
    watching = null
  }
}

const tellOtherTabs = (news: News): void => channel.postMessage(news)

const endSession = async ({ queryClient, toSignIn }: Ending): Promise<void> => {
  clearToken()
  ours = null
  await queryClient.cancelQueries()
  await toSignIn()
  // After the screens are gone: clearing below them would make them ask again, without a token.
  queryClient.clear()
}

const compareUsers = async ({ queryClient, onOtherUser }: SessionHost): Promise<void> => {
  const known = queryClient.getQueryData(currentUserQueryOptions.queryKey)
  const now = await call(getInfo, { quiet: true }).catch(() => null)
  if (known && now && known.user.id !== now.user.id) onOtherUser()
}
