// Signing in somewhere else and coming back (T20). What has to survive the way there and back stays with this tab.
import { z } from 'zod'
import { finishProviderSignIn, linkIdentity, startProviderSignIn } from '#shared/contract/provider'
import { call } from '#src/api/call.ts'

interface Provider {
  readonly id: string
  readonly name: string
}

/** Leaves for the provider's page. @param redirect where to go afterwards, judged then */
export const leaveFor = async ({ id, name }: Provider, redirect: string | undefined): Promise<void> => {
  const { url, secret } = await call(startProviderSignIn, { params: { provider: id }, quiet: true })
  // Only what a browser opens as a page.
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('The provider has no page.')
  keep('begun', { id, name, secret, redirect: redirect ?? '' })
  location.assign(url)
}

const begunSchema = z.object({ id: z.string(), name: z.string(), secret: z.string(), redirect: z.string() })
const unknownSchema = z.object({ name: z.string(), ticket: z.string() })

export type Returned =
  /** `token` is a hand-off token (T1). */
  | { readonly kind: 'known'; readonly token: string; readonly redirect: string }
  /** Nobody here yet: `pendingLink` holds what links the two. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

/** What becomes of a return. Once for each tab's departure, however often the page is drawn. */
export const comeBack = async (id: string, answer: { code: string; state: string } | null): Promise<Returned> => {
  const begun = begunSchema.safeParse(take('begun'))
  if (!begun.success || begun.data.id !== id || answer === null) return { kind: 'failed' }
  const { name, secret, redirect } = begun.data
  const body = { ...answer, secret }
  try {
    const found = await call(finishProviderSignIn, { params: { provider: id }, body, quiet: true })
    if (found.kind === 'known') return { kind: 'known', token: found.token, redirect }
    keep('unknown', { name, ticket: found.ticket })
    return { kind: 'unknown' }
  } catch {
    // The log of the server knows why.
    return { kind: 'failed' }
  }
}

/** The provider that knows the person whom nobody knows here; '' when there is none. */
export const pendingLink = (): string => unknownSchema.safeParse(read('unknown')).data?.name ?? ''

/**
 * Once somebody is signed in: from now on the provider's word is enough.
 *
 * @param isWanted by who signed in. It may be somebody else than who came from the provider and left the machine: what
 * they do not want is forgotten
 * @returns the provider's name, '' when nothing was linked
 */
export const linkPending = async (isWanted: boolean): Promise<string> => {
  const pending = unknownSchema.safeParse(take('unknown')).data
  if (!pending || !isWanted) return ''
  return call(linkIdentity, { body: { ticket: pending.ticket }, quiet: true }).then(
    () => pending.name,
    // Ten minutes are over: they are signed in all the same.
    () => '',
  )
}

const key = (what: 'begun' | 'unknown') => `formloom.provider.${what}`
const keep = (what: 'begun' | 'unknown', value: object): void =>
  sessionStorage.setItem(key(what), JSON.stringify(value))
const read = (what: 'begun' | 'unknown'): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key(what)) ?? 'null')
  } catch {
    // Somebody else's scribble.
    return null
  }
}
const take = (what: 'begun' | 'unknown'): unknown => {
  const value = read(what)
  sessionStorage.removeItem(key(what))
  return value
}
