// What an administrator has set of mail (settings group `emailEnvConfig`).
import { z } from 'zod'
import { mailAddressSchema } from '#shared/contract/mail'
import type { AppDeps } from '../../deps.ts'
import { findByKey } from '../config/repository.ts'
import { plainValueOf } from '../config/secret-value.ts'

const settingSchema = z.discriminatedUnion('type', [
  /** Nothing is sent: mails are kept for the administrator to look at. */
  z.object({ enabled: z.literal(true), type: z.literal('TEST') }),
  z.object({
    enabled: z.literal(true),
    type: z.literal('SMTP'),
    host: z
      .string()
      .max(253)
      .regex(/^[A-Za-z0-9.:-]+$/),
    port: z.int().min(1).max(65_535),
    /** From the first byte on, by STARTTLS or not at all, or never. */
    security: z.enum(['tls', 'starttls', 'none']),
    username: z.string().default(''),
    password: z.string().default(''),
    from: mailAddressSchema,
    fromName: z.string().default(''),
  }),
])
export type MailSetting = z.infer<typeof settingSchema>
export type SmtpSetting = Extract<MailSetting, { type: 'SMTP' }>

/** As it is set now; null: no mail is sent here. */
export const mailSetting = async ({ db, secrets }: Pick<AppDeps, 'db' | 'secrets'>): Promise<MailSetting | null> => {
  const stored = await findByKey(db, 'emailEnvConfig')
  const setting = settingSchema.safeParse(parsed(stored && plainValueOf(secrets, stored)))
  return setting.success ? setting.data : null
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // An administrator may have typed anything into the row.
    return null
  }
}
