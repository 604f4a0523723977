import { z } from 'zod'
import { defineEndpoint, permission } from './endpoint.ts'

/** As the gateway is given it: with the calling code, digits only after it. */
export const phoneNumberPattern = /^\+[1-9]\d{6,14}$/

/** What became of a message that was sent to try the gateway out. */
export const gatewayTrialSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('sent') }),
  /** Nothing is sent: codes are shown on the page. */
  z.object({ outcome: z.literal('test') }),
  /** None is set up, or what is saved of it cannot be used. */
  z.object({ outcome: z.literal('none') }),
  z.object({ outcome: z.literal('refused'), status: z.int() }),
  /** `why` as the server's log says it, in English. */
  z.object({ outcome: z.literal('unreachable'), why: z.string() }),
])
export type GatewayTrial = z.infer<typeof gatewayTrialSchema>

export const trySmsGateway = defineEndpoint({
  method: 'POST',
  path: '/system/env/sms/try',
  summary: 'Send a message with an example code through the gateway as it is saved',
  access: permission('system:env:edit', 'all'),
  body: z.object({ to: z.string().regex(phoneNumberPattern) }),
  data: gatewayTrialSchema,
  limits: [{ name: 'sms-try', per: ['user'], capacity: 10, seconds: 600 }],
})
