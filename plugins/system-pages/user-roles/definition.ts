import { z } from 'zod'
import { defineSystemPage } from '#sdk'

export default defineSystemPage({
  component: 'system/user/authRole',
  permissions: ['system:user:query'],
  // Spec 2: digits only; anything else is a page that does not exist.
  params: z.object({ userId: z.string().regex(/^\d{1,18}$/) }),
})
