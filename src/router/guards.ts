// Who may come in where (spec 2). The server is the one that decides; these spare people a screen full of refusals.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { ServerRoute } from '#shared/contract/auth'
import { frameComponent, isPagePath } from '#shared/contract/menu'
import { isFramelessPage } from '#shared/frameless-pages'
import { call } from '#src/api/call.ts'
import { currentUserQueryOptions, menuQueryOptions } from '#src/session/current-user.ts'
import { pathForRedirect } from '#src/session/safe-internal-path.ts'
import { readToken } from '#src/session/token.ts'
import { forgetLock } from '#src/state/lock.atoms.ts'

interface Arriving {
  readonly context: { readonly queryClient: QueryClient }
  readonly location: { readonly href: string; readonly pathname: string }
}

/**
 * Whether the route is that of every path no file of ours names. The type of `matches` is that of the whole tree, which this
 * guard is a part of: it cannot be named here.
 */
const leadsToServerPage = (arriving: object): boolean =>
  'matches' in arriving && Array.isArray(arriving.matches) && arriving.matches.at(-1)?.routeId === '/_session/_shell/$'

const isKnown = (path: string): Promise<boolean> => call(isPagePath, { query: { path }, quiet: true }).catch(() => true)

/** Without a token: to sign-in, and back here afterwards. With one: user and menu are there before the screen is. */
export const requireSession = async (arriving: Arriving): Promise<void> => {
  const { context, location } = arriving
  if (readToken() === null) {
    // Only the server knows what its menu names. When it does not say, signing in comes first.
    const isNone = leadsToServerPage(arriving) && !(await isKnown(location.pathname))
    throw isNone ? redirect({ to: '/404', replace: true }) : toSignIn(location.href)
  }
  await Promise.all([
    context.queryClient.ensureQueryData(currentUserQueryOptions),
    context.queryClient.ensureQueryData(menuQueryOptions),
    // Spec 2: a failure here is silently ignored; the shell says what is missing and offers to try again.
  ]).catch(() => undefined)
  // Unless it was a 401: that ended the session.
  if (readToken() === null) throw toSignIn(location.href)
  if (isComingIn && needsOwnDocument(context.queryClient)) throw redirect({ href: location.href, reloadDocument: true })
  isComingIn = false
}

/** Nothing is open yet that a new document would lose. */
let isComingIn = true

/** The policy of a document is that of the page it came with, and sign-in's allows no frame of the menu. */
const needsOwnDocument = (queryClient: QueryClient): boolean =>
  isFramelessPage(arrivedAt) && hasFrame(queryClient.getQueryData(menuQueryOptions.queryKey) ?? [])

/** Before the router leads anywhere: this is part of what every visit begins with. */
const arrivedAt = location.pathname

const hasFrame = (entries: readonly ServerRoute[]): boolean =>
  entries.some(({ component, children }) => component === frameComponent || hasFrame(children))

/** Who is signed in has no business at /login. */
export const requireNoSession = (): void => {
  if (readToken() !== null) throw redirect({ to: '/' })
  isComingIn = true
  // Whoever signs in now has given a password: a screen that was locked before is not.
  forgetLock()
}

const toSignIn = (href: string) => {
  const back = pathForRedirect(href)
  return redirect({ to: '/login', search: back === '/' ? {} : { redirect: back } })
}
