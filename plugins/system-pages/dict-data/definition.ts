import { z } from 'zod'
import { defineSystemPage } from '#sdk'

export default defineSystemPage({
  component: 'system/dict/data',
  permissions: ['system:dict:query'],
  // Spec 2: digits only.
  params: z.object({ dictId: z.string().regex(/^\d{1,18}$/) }),
})
