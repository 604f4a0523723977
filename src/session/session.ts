// Begins and ends the session of this browser, in all its tabs at once (reliability 6).
import type { QueryClient } from '@tanstack/react-query'
import { getInfo, login, logout } from '#shared/contract/auth'
import type { ApiError } from '#src/api/api-error.ts'
import { call, onFailure } from '#src/api/call.ts'
import { currentUserQueryOptions } from './current-user.ts'
import { clearToken, readToken, withholdToken, writeToken } from './token.ts'
import { hasUnsavedWork, saveUnsavedWork } from './unsaved-work.ts'

export interface SessionHost {
  readonly queryClient: QueryClient
  /** The session is over, here or in another tab: lead to sign-in. Resolves when that page is on screen. */
  readonly toSignIn: () => Promise<void>
  /** The session is over, and the page holds work that is not saved: it stays, and a sign-in is asked for over it. */
  readonly askToSignIn: (question: { readonly leave: () => void }) => void
  /** The person is signed in again: the page goes on. */
  readonly onSignedInAgain: () => void
  readonly toLicence: () => void
  /** Another tab signed in while this one was waiting at the sign-in page. */
  readonly onSignedInElsewhere: () => void
  /** Another tab is now someone else: this one must not go on with the wrong person's data on screen. */
  readonly onOtherUser: () => void
  /** Shows a failure that its caller does not show itself. */
  readonly tell: (failure: ApiError) => void
}

type Ending = Pick<SessionHost, 'queryClient' | 'toSignIn'>
/** Which session ended is said: a tab that comes late with it must not end the one that was begun since. */
type News = { readonly kind: 'signed-in' } | { readonly kind: 'signed-out'; readonly token: string | null }

const channel = new BroadcastChannel('formloom.session')
/** The token this tab works with; the cookie is shared and may change under it. */
let ours: string | null = null
let isLeaving = false
/** The page waits for a sign-in, with work on it. */
let isWaiting = false
let watching: SessionHost | null = null

export const signIn = async (username: string, password: string): Promise<void> => {
  const { token } = await call(login, { body: { username: username.trim(), password }, quiet: true })
  startSession(token)
}

export const startSession = (token: string): void => {
  writeToken(token)
  ours = token
  tellOtherTabs({ kind: 'signed-in' })
  if (isWaiting && watching) void goOn(watching, token)
}

/** Signs out everywhere. The session ends here even when the server cannot be told. */
export const signOut = async (host: Ending): Promise<void> => {
  isLeaving = true
  // Afterwards nobody may save it any more.
  await saveUnsavedWork()
  const ended = readToken()
  await call(logout, { quiet: true }).catch(() => undefined)
  await endSession(host, ended)
  isLeaving = false
  tellOtherTabs({ kind: 'signed-out', token: ended })
}

/** The server ended the session, whoever wanted it: this tab leads to sign-in, and the other tabs of the browser do. */
export const sessionEndedByServer = async (): Promise<void> => {
  const ended = ours
  // Whoever signs out here hears of it from the server before the answer is there.
  if (isLeaving || ended === null || !watching) return
  // Another tab has signed in anew meanwhile: what ended is not what the cookie holds now.
  const current = readToken()
  if (current !== null && current !== ended) return
  await endSession(watching, ended)
  tellOtherTabs({ kind: 'signed-out', token: ended })
}

/** Reacts to failures, to other tabs and to a cookie that changed meanwhile. Returns the way to stop. */
export const watchSession = (host: SessionHost): (() => void) => {
  ours = readToken()
  watching = host

  const onFailed = (failure: ApiError) => {
    if (failure.kind === 'licence') host.toLicence()
    if (failure.kind !== 'unauthenticated') return host.tell(failure)
    // Twenty parallel calls end the session once: after the first, the others no longer speak for this session.
    const ended = ours
    if (ended === null || (failure.token !== ended && failure.token !== null)) return
    // A session that another tab began meanwhile has not ended with ours, nor with a call that named none.
    const current = readToken()
    if (current !== null && current !== failure.token) return onNews(current)
    if (!hasUnsavedWork()) host.tell(failure)
    void endSession(host, ended)
    tellOtherTabs({ kind: 'signed-out', token: ended })
  }

  const onNews = (current: string | null) => {
    if (current === ours) return
    if (isWaiting) return void goOnAs(host, current)
    const before = ours
    ours = current
    if (current === null) void endSession(host, before)
    else if (before === null) host.onSignedInElsewhere()
    else void compareUsers(host)
  }

  const onMessage = ({ data }: MessageEvent<News>) => {
    if (data.kind === 'signed-out') return data.token === ours ? onNews(null) : undefined
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

const endSession = async (host: Ending, ended: string | null): Promise<void> => {
  if (readToken() === ended) clearToken()
  ours = null
  await host.queryClient.cancelQueries()
  if (!watching || !hasUnsavedWork()) return leave(host)
  isWaiting = true
  withholdToken(true)
  watching.askToSignIn({ leave: () => void giveUp(host) })
}

const leave = async ({ queryClient, toSignIn }: Ending): Promise<void> => {
  await toSignIn()
  // After the screens are gone: clearing below them would make them ask again, without a token.
  queryClient.clear()
}

/** What waited for a sign-in is left, and lost. */
const giveUp = async (host: Ending): Promise<void> => {
  watching?.onSignedInAgain()
  isWaiting = false
  ours = readToken()
  // Somebody else is signed in here by now: nothing of the page may go on as theirs.
  if (ours !== null) return watching?.onOtherUser()
  await leave(host)
  withholdToken(false)
}

/** The page that waited goes on where it was: what is not saved is saved now, and what it shows is asked for anew. */
const goOn = async (host: SessionHost, token: string): Promise<void> => {
  isWaiting = false
  ours = token
  withholdToken(false)
  host.onSignedInAgain()
  await saveUnsavedWork()
  await host.queryClient.invalidateQueries()
}

/** Another tab signed in: this one goes on with it if it is the same person, and waits on if it is not. */
const goOnAs = async (host: SessionHost, token: string | null): Promise<void> => {
  const known = host.queryClient.getQueryData(currentUserQueryOptions.queryKey)
  const now = token === null ? null : await call(getInfo, { token, quiet: true }).catch(() => null)
  if (token === null || !now || (known && known.user.id !== now.user.id) || !isWaiting) return
  await goOn(host, token)
}

const compareUsers = async ({ queryClient, onOtherUser }: SessionHost): Promise<void> => {
  const known = queryClient.getQueryData(currentUserQueryOptions.queryKey)
  const now = await call(getInfo, { quiet: true }).catch(() => null)
  if (!known || !now || known.user.id === now.user.id) return
  // What is still being saved here would be saved in the other one's name.
  withholdToken(true)
  onOtherUser()
}
