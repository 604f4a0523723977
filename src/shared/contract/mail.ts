import { z } from 'zod'
import { isMailAddress } from '../mail-address.ts'
import { defineEndpoint, permission } from './endpoint.ts'

export const mailAddressSchema = z.string().max(254).refine(isMailAddress)

/** What became of a mail that was sent to try the settings out. */
export const mailTrialSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('sent') }),
  /** Nothing is sent: mails are kept to be looked at. */
  z.object({ outcome: z.literal('test') }),
  /** None is set up, or what is saved of it cannot be used. */
  z.object({ outcome: z.literal('none') }),
  /** `said`: the words of the mail server. */
  z.object({ outcome: z.literal('refused'), said: z.string() }),
  /** `why` as the server's log says it, in English. */
  z.object({ outcome: z.literal('unreachable'), why: z.string() }),
])
export type MailTrial = z.infer<typeof mailTrialSchema>

export const tryMail = defineEndpoint({
  method: 'POST',
  path: '/system/env/mail/try',
  summary: 'Send a test mail by the settings as they are saved',
  access: permission('system:env:edit', 'all'),
  body: z.object({ to: mailAddressSchema }),
  data: mailTrialSchema,
  limits: [{ name: 'mail-try', per: ['user'], capacity: 10, seconds: 600 }],
})

const keptMailSchema = z.object({
  id: z.string(),
  /** `shown`: kept instead of being sent, for trying out. `failed`: given up, its text is gone. */
  state: z.enum(['shown', 'failed']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Why it could not be sent, as the mail server said. */
  reason: z.string(),
  time: z.string(),
})
export type KeptMail = z.infer<typeof keptMailSchema>

export const keptMails = defineEndpoint({
  method: 'GET',
  path: '/system/env/mail/kept',
  summary: 'The last mails that were kept instead of being sent, and those of the last week that could not be sent',
  access: permission('system:env:query', 'all'),
  data: z.array(keptMailSchema),
})
