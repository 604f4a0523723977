// Asking for an account, and deciding about it. Both ways need a captcha and, before anybody can sign in, an approval.
import { z } from 'zod'
import {
  defineEndpoint,
  nothing,
  pageQuerySchema,
  pageSchema,
  permission,
  publicAccess,
  type RateRule,
} from './endpoint.ts'
import { emailSchema, phoneSchema, rowIdSchema, textFilter } from './fields.ts'
import { nickNameSchema, passwordSchema, userNameSchema } from './user.ts'

const perAddress: RateRule = { name: 'register', per: ['address'], capacity: 5, seconds: 3600 }

export const apply = defineEndpoint({
  method: 'POST',
  path: '/apply',
  summary: 'Ask for an account. Whoever approves it chooses the user name and hands a password on',
  access: publicAccess,
  body: z
    .object({
      name: nickNameSchema,
      company: z.string().trim().max(100).default(''),
      phone: phoneSchema.default(''),
      email: emailSchema.default(''),
      purpose: z.string().trim().max(1000).default(''),
    })
    // Somebody must be able to answer.
    .refine(({ phone, email }) => phone !== '' || email !== '', { path: ['email'] }),
  data: nothing,
  captcha: 'always',
  limits: [perAddress],
})

export const register = defineEndpoint({
  method: 'POST',
  path: '/register',
  summary: 'Register with a password of one’s own; it works once an administrator has approved',
  access: publicAccess,
  body: z.object({
    username: userNameSchema,
    password: passwordSchema,
    nickName: nickNameSchema,
    phone: phoneSchema.default(''),
    email: emailSchema.default(''),
  }),
  data: nothing,
  captcha: 'always',
  limits: [perAddress],
})

export const registrationStatusSchema = z.enum(['pending', 'approved', 'refused'])

export const registrationRowSchema = z.object({
  id: rowIdSchema,
  kind: z.enum(['apply', 'register']),
  status: registrationStatusSchema,
  /** Empty with `apply` until it is approved. */
  userName: z.string(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  purpose: z.string(),
  ip: z.string(),
  createTime: z.string(),
  decidedBy: z.string(),
  decideTime: z.string().nullable(),
  reason: z.string(),
})
export type RegistrationRow = z.infer<typeof registrationRowSchema>

export const listRegistrations = defineEndpoint({
  method: 'GET',
  path: '/system/registration/page',
  summary: 'Who asked for an account, newest first',
  access: permission('system:registration:list', 'all'),
  query: pageQuerySchema.extend({ status: registrationStatusSchema.optional(), name: textFilter }),
  data: pageSchema(registrationRowSchema),
})

const byId = z.object({ id: rowIdSchema })

export const readRegistration = defineEndpoint({
  method: 'GET',
  path: '/system/registration/{id}',
  summary: 'One request for an account, as the list shows it',
  access: permission('system:registration:list', 'all'),
  params: byId,
  data: registrationRowSchema,
})

export const approveRegistration = defineEndpoint({
  method: 'POST',
  path: '/system/registration/{id}/approve',
  summary:
    'Make it an account with these roles, at most what the caller has. `password` comes back once, for applications: hand it on',
  access: permission('system:registration:edit', 'all'),
  params: byId,
  body: z.object({
    /** For applications; a registration keeps the name it chose. */
    userName: userNameSchema.optional(),
    roleIds: z.array(rowIdSchema).max(100),
    deptId: rowIdSchema.nullable().default(null),
  }),
  data: z.object({ userId: rowIdSchema, userName: z.string(), password: z.string().nullable() }),
})

export const refuseRegistration = defineEndpoint({
  method: 'POST',
  path: '/system/registration/{id}/refuse',
  summary: 'Refuse it; the chosen name is free again',
  access: permission('system:registration:edit', 'all'),
  params: byId,
  body: z.object({ reason: z.string().trim().max(500).default('') }),
  data: nothing,
})
