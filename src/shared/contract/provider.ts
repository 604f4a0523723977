// Signing in through an OpenID Connect provider an administrator has set up (spec 2: /authLogin/{path}; T20).
import { z } from 'zod'
import { defineEndpoint, nothing, publicAccess, type RateRule, sessionAccess } from './endpoint.ts'

const perAddress: RateRule = { name: 'provider', per: ['address'], capacity: 30, seconds: 15 * 60 }

/** Last part of `/authLogin/{path}`. */
export const providerIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
const byProvider = z.object({ provider: providerIdSchema })
/** 256 random bits, base64url. */
const bits256 = z.string().regex(/^[\w-]{43}$/)

export const signInProviders = defineEndpoint({
  method: 'GET',
  path: '/public/signInProviders',
  summary: 'Other ways to sign in, for the sign-in page',
  access: publicAccess,
  data: z.array(z.object({ id: providerIdSchema, name: z.string() })),
})

export const startProviderSignIn = defineEndpoint({
  method: 'POST',
  path: '/authLogin/{provider}/start',
  summary: 'The address of the provider’s sign-in page. What it leads back to is good for ten minutes, once',
  access: publicAccess,
  params: byProvider,
  /** The tab keeps the secret: nobody else can finish what it began. */
  data: z.object({ url: z.string(), secret: bits256 }),
  limits: [perAddress],
})

export const finishProviderSignIn = defineEndpoint({
  method: 'POST',
  path: '/authLogin/{provider}/finish',
  summary:
    'Exchange what the provider led back with. `token` is a hand-off token for `/login/link`; without an account here, `ticket` links the two once somebody has signed in',
  access: publicAccess,
  params: byProvider,
  body: z.object({ code: z.string().min(1).max(4096), state: z.string().min(1).max(256), secret: bits256 }),
  data: z.union([
    z.object({ kind: z.literal('known'), token: z.string() }),
    z.object({ kind: z.literal('unknown'), ticket: z.string() }),
  ]),
  limits: [perAddress],
})

export const linkIdentity = defineEndpoint({
  method: 'POST',
  path: '/authLogin/link',
  summary: 'From now on, this account of the provider signs in to one’s own',
  access: sessionAccess,
  body: z.object({ ticket: z.string().min(1).max(256) }),
  data: nothing,
})

export const unlinkIdentities = defineEndpoint({
  method: 'DELETE',
  path: '/authLogin/link',
  summary: 'No account of any provider signs in to one’s own any more',
  access: sessionAccess,
  data: nothing,
})
