import { z } from 'zod'
import { defineEndpoint, nothing, permission, publicAccess } from './endpoint.ts'

/** A point in time. Null: the licence never ends, which is how every installation starts. */
const expirySchema = z.iso.datetime({ offset: true }).nullable()

export const licenceState = defineEndpoint({
  method: 'GET',
  path: '/public/license',
  summary: 'The licence of this installation, for the licence centre, which needs no sign-in (spec 2)',
  access: publicAccess,
  data: z.object({
    product: z.string(),
    version: z.string(),
    customer: z.string(),
    expiresAt: expirySchema,
    expired: z.boolean(),
  }),
})

export const saveLicence = defineEndpoint({
  method: 'PUT',
  path: '/system/license',
  summary:
    'Say until when this installation may be used. After that, calls that need a permission answer 410; signing in, public pages and this call go on',
  access: permission('system:license:edit', 'all'),
  body: z.object({ customer: z.string().trim().max(100), expiresAt: expirySchema }),
  data: nothing,
  worksUnlicensed: true,
})
