import { z } from 'zod'
import { defineEndpoint, nothing, publicAccess, type RateRule, sessionAccess } from './endpoint.ts'

/** Successes give their tokens back, or an office behind one address would lock itself out. */
const perAddress: RateRule = {
  name: 'login-ip',
  per: ['address'],
  capacity: 50,
  seconds: 15 * 60,
  counts: 'failures',
}
const perAccount: RateRule = {
  name: 'login',
  per: ['account', 'address'],
  capacity: 10,
  seconds: 15 * 60,
  counts: 'failures',
}
/**
 * Over all addresses: whoever has many of them has no more guesses for one account. Its owner is not locked out, wherever
 * they are, but asked for a captcha (T36).
 */
export const accountFailures = {
  name: 'login-account',
  per: ['account'],
  capacity: 30,
  seconds: 15 * 60,
  counts: 'failures',
  beyond: 'captcha',
} as const satisfies RateRule

export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  summary: 'Sign in with user name and password',
  access: publicAccess,
  body: z.object({
    username: z.string().trim().min(1).max(128),
    password: z.string().min(1).max(128),
    code: z.string().max(64).optional(),
    uuid: z.string().max(64).optional(),
  }),
  data: z.object({ token: z.string() }),
  captcha: 'afterFailures',
  limits: [perAccount, perAddress, accountFailures],
})

export const exchangeSignInLink = defineEndpoint({
  method: 'POST',
  path: '/login/link',
  summary: 'Exchange a one-time sign-in link for a session (T1)',
  access: publicAccess,
  body: z.object({ token: z.string().min(1).max(256) }),
  data: z.object({ token: z.string() }),
  limits: [perAddress],
})

export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  summary: 'End the session',
  access: publicAccess,
  data: nothing,
})

export const userInfoSchema = z.object({
  user: z.object({ id: z.string(), userName: z.string(), nickName: z.string(), avatar: z.string() }),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
})
export type UserInfo = z.infer<typeof userInfoSchema>

export const getInfo = defineEndpoint({
  method: 'GET',
  path: '/getInfo',
  summary: 'The signed-in user, roles and permissions',
  access: sessionAccess,
  data: userInfoSchema,
})

export interface ServerRoute {
  readonly name: string
  readonly path: string
  readonly component: string
  readonly redirect?: string | undefined
  readonly meta: {
    readonly title: string
    readonly icon: string
    readonly isKeepAlive: boolean
    readonly isHide: boolean
    /** An address outside of this site, for the components `iframe` and `link`. */
    readonly link?: string | undefined
  }
  readonly children: readonly ServerRoute[]
}
export const serverRouteSchema: z.ZodType<ServerRoute> = z.object({
  name: z.string(),
  path: z.string(),
  component: z.string(),
  redirect: z.string().optional(),
  meta: z.object({
    title: z.string(),
    icon: z.string(),
    isKeepAlive: z.boolean(),
    isHide: z.boolean(),
    link: z.string().optional(),
  }),
  get children() {
    return z.array(serverRouteSchema)
  },
})

export const getRouters = defineEndpoint({
  method: 'GET',
  path: '/getRouters',
  summary: 'Menu and route tree of the signed-in user',
  access: sessionAccess,
  data: z.array(serverRouteSchema),
})

export const systemInfoConfig = defineEndpoint({
  method: 'GET',
  path: '/public/systemInfoConfig',
  summary: 'Site name, logo, copyright and background as a JSON string (spec 3)',
  access: publicAccess,
  data: z.string(),
})
