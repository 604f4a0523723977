// What the public page is told of a form's settings: why it cannot be filled in, and how it goes on once it can.
import { z } from 'zod'
import { jsonSchema, textSchema } from './form-definition.ts'

export const refusalReasons = ['notYet', 'over', 'full', 'account', 'network', 'signIn', 'password'] as const

export const fillRefusalSchema = z.object({
  reason: z.enum(refusalReasons),
  /** The author's words; {} where the page has its own. */
  text: textSchema,
  /** Milliseconds since 1970 by the server's clock; null when nobody can say that it will open. */
  opensAt: z.int().nullable(),
})
export type FillRefusal = z.infer<typeof fillRefusalSchema>

/** Only where something is other than usual; null for the rest. */
export const fillSettingSchema = z.object({
  after: z.object({
    show: z.enum(['default', 'own', 'jump']),
    /** Rich text by language. */
    content: z.record(z.string(), jsonSchema),
    address: z.string(),
    showAnswers: z.boolean(),
    allowAgain: z.boolean(),
  }),
  draft: z.object({ keep: z.boolean(), startWithLast: z.boolean(), carry: z.boolean() }),
  /** Answers one device gives, by its own count. */
  device: z.object({ max: z.int(), text: textSchema }).nullable(),
})
export type FillSetting = z.infer<typeof fillSettingSchema>

/** Proof of the form's password, for calls that have no body of ours: addresses are kept in logs, headers are not. */
export const passHeader = 'x-form-pass'
/** The same in the body of what submits. */
export const passSchema = z.string().max(200).nullish()

/** Which filling a call is part of: the id that its submission will have. */
export const fillingHeader = 'x-form-filling'
