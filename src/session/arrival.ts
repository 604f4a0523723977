// `?token=` in the address (spec 2): a hand-off token of ours, exchanged once, or a session token, tried first (T1).
import { exchangeSignInLink, getInfo, logout, type UserInfo } from '#shared/contract/auth'
import { call } from '#src/api/call.ts'
import { startSession } from './session.ts'
import { readToken } from './token.ts'

export type Arrival =
  | { readonly kind: 'none' }
  | { readonly kind: 'signed-in' }
  /** Neither a hand-off token nor a living session's: used, expired or invented. */
  | { readonly kind: 'refused' }
  /** Somebody else is signed in here: they are asked before the account changes. */
  | {
      readonly kind: 'other-user'
      readonly current: UserInfo
      readonly arriving: UserInfo
      readonly accept: () => void
      readonly decline: () => Promise<void>
    }

/** Takes the token out of the address bar. To be called before any request, so that no Referer and no log gets it. */
export const takeTokenFromAddress = (): string | null => {
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  if (token === null) return null
  url.searchParams.delete('token')
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`)
  return token === '' ? null : token
}

export const arriveWith = async (token: string | null): Promise<Arrival> => {
  if (token === null) return { kind: 'none' }
  const session = await exchanged(token)
  const arriving = await infoOf(session)
  if (!arriving) return { kind: 'refused' }
  const before = readToken()
  const current = before === null || before === session ? null : await infoOf(before)
  if (current && current.user.id !== arriving.user.id) {
    return {
      kind: 'other-user',
      current,
      arriving,
      accept: () => startSession(session),
      // A session nobody wanted is not left lying about; a token that came as it is belongs to somebody else's tab.
      decline: async () => {
        if (session !== token) await call(logout, { token: session, quiet: true }).catch(() => undefined)
      },
    }
  }
  startSession(session)
  return { kind: 'signed-in' }
}

/** A hand-off token gives a fresh session; anything else is taken for a session token itself. */
const exchanged = async (token: string): Promise<string> => {
  try {
    return (await call(exchangeSignInLink, { body: { token }, quiet: true })).token
  } catch {
    return token
  }
}

const infoOf = (token: string): Promise<UserInfo | null> => call(getInfo, { token, quiet: true }).catch(() => null)
