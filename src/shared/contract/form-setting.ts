// What a form's people set beside its questions: one document per form, in force as soon as it is saved (ADR 0023).
import { z } from 'zod'
import { parseRichText } from '../rich-text.ts'
import { attemptSchema } from './attempt.ts'
import { defineEndpoint, guessedKeys, permission, publicAccess } from './endpoint.ts'
import { versionSchema } from './fields.ts'
import { formKeySchema } from './form.ts'
import { jsonSchema, textSchema } from './form-definition.ts'

export const limitPeriods = ['ever', 'day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** What answers are counted by. `network`: an address as rate limits see it, the /64 of an IPv6 address. */
export const limitKinds = ['total', 'account', 'network'] as const
export type LimitKind = (typeof limitKinds)[number]

const countSchema = z.int().min(1).max(1_000_000)
const limitSchema = z.object({
  on: z.boolean(),
  max: countSchema,
  period: z.enum(limitPeriods),
  /** What people read who come too late; without it the page's own words. */
  text: textSchema,
})
export type Limit = z.infer<typeof limitSchema>

/** `2026-11-21T09:00` by the clock of the installation. */
const momentSchema = z
  .string()
  .refine((text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(text)))
const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const limitsSchema = z.object({
  total: limitSchema,
  /** Asks everybody to sign in. */
  account: limitSchema,
  network: limitSchema,
  /** Counted by the respondent's own browser: a reminder, no protection. */
  device: limitSchema.omit({ period: true }),
})

const windowSchema = z.object({
  on: z.boolean(),
  from: momentSchema.nullable(),
  to: momentSchema.nullable(),
  /** 1 Monday to 7 Sunday. */
  days: z.array(z.int().min(1).max(7)).min(1).max(7),
  /** Null: all day. An end before the start is on the next day. */
  hours: z.union([z.null(), z.object({ start: clockSchema, end: clockSchema })]),
  text: textSchema,
})
export type FillWindow = z.infer<typeof windowSchema>

const accessSchema = z.object({ mustLogin: z.boolean(), password: z.boolean() })

/** http and https only, and nobody's name and password in it (T5). */
const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s<>"'\\/?#@:]+(:\d{1,5})?([/?#][^\s<>"'\\]*)?$/i.test(text)

/** '' for none. */
const addressSchema = z.union([z.literal(''), z.string().trim().max(2000).refine(isWebAddress)])

const afterSchema = z.object({
  show: z.enum(['default', 'own', 'jump']),
  /** Rich text by language; `parseRichText` makes it safe, when it is written and when it is shown (T7). */
  content: z.record(z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/), jsonSchema),
  address: addressSchema,
  showAnswers: z.boolean(),
  allowAgain: z.boolean(),
  /** Respondents may have a receipt with their answers sent to an e-mail address of theirs, where mail is set up. */
  copy: z.boolean().default(false),
})
const draftSchema = z.object({
  keep: z.boolean(),
  startWithLast: z.boolean(),
  /** Respondents may leave what they have entered with the server, and go on with it elsewhere by a code. */
  carry: z.boolean().default(false),
})
const notifySchema = z.object({ newAnswers: z.boolean() })

const unlimited = (max: number): Limit => ({ on: false, max, period: 'ever', text: {} })

/** A form as it behaves when nobody has set anything. */
export const defaultFormSetting: FormSetting = {
  limits: {
    total: unlimited(100),
    account: unlimited(1),
    network: unlimited(1),
    device: { on: false, max: 1, text: {} },
  },
  window: { on: false, from: null, to: null, days: [1, 2, 3, 4, 5, 6, 7], hours: null, text: {} },
  access: { mustLogin: false, password: false },
  after: { show: 'default', content: {}, address: '', showAnswers: true, allowAgain: true, copy: false },
  draft: { keep: true, startWithLast: false, carry: false },
  notify: { newAnswers: true },
}

export const formSettingSchema = z.object({
  limits: limitsSchema,
  window: windowSchema,
  access: accessSchema,
  after: afterSchema,
  draft: draftSchema,
  notify: notifySchema,
})
export type FormSetting = z.infer<typeof formSettingSchema>

/** What is stored, by whatever version: a part that cannot be read is as it is by default. */
export const readFormSetting = (stored: unknown): FormSetting => {
  const part = <Name extends keyof FormSetting>(
    name: Name,
    schema: z.ZodType<FormSetting[Name]>,
  ): FormSetting[Name] => {
    const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined
    const usual = defaultFormSetting[name]
    const read = schema.safeParse(typeof value === 'object' && value !== null ? { ...usual, ...value } : usual)
    return read.success ? read.data : usual
  }
  return {
    limits: part('limits', limitsSchema),
    window: part('window', windowSchema),
    access: part('access', accessSchema),
    after: part('after', afterSchema),
    draft: part('draft', draftSchema),
    notify: part('notify', notifySchema),
  }
}

/** Whether answers have to be counted before one is stored. */
export const isLimited = ({ limits }: FormSetting): boolean => limitKinds.some((kind) => limits[kind].on)

/** Whether only people with an account may fill in: one's own number of answers needs to know who one is. */
export const needsAccount = ({ access, limits }: FormSetting): boolean => access.mustLogin || limits.account.on

/** What does not go together, by field of the document. */
export type SettingProblem = 'window.order' | 'window.hours' | 'access.password' | 'after.address' | 'after.content'

/** @param hasPassword one is kept already, or comes along */
export const settingProblems = (setting: FormSetting, { hasPassword }: { hasPassword: boolean }): SettingProblem[] => {
  const { window, access, after } = setting
  const problems: SettingProblem[] = []
  if (window.on && window.from !== null && window.to !== null && window.to <= window.from) problems.push('window.order')
  if (window.on && window.hours && window.hours.start === window.hours.end) problems.push('window.hours')
  if (access.password && !hasPassword) problems.push('access.password')
  if (after.show === 'jump' && after.address === '') problems.push('after.address')
  if (after.show === 'own' && Object.values(after.content).every((text) => parseRichText(text).content.length === 0))
    problems.push('after.content')
  return problems
}

const storedSchema = z.object({
  /** Rises with every save; name it when saving. 1 before the first. */
  version: versionSchema,
  setting: formSettingSchema,
  /** The password itself is never told. */
  hasPassword: z.boolean(),
  /** Of the installation, in which days and hours are meant, such as `Asia/Shanghai`. */
  timeZone: z.string(),
  /** Whether an administrator has set up mail. */
  canMail: z.boolean(),
})
export type StoredFormSetting = z.infer<typeof storedSchema>

export const getFormSetting = defineEndpoint({
  method: 'GET',
  path: '/user/form/setting/{key}',
  summary: 'Settings of a form: limits, opening hours, access, what comes after submitting',
  access: permission('project:form:query', 'form'),
  params: z.object({ key: formKeySchema }),
  data: storedSchema,
})

/** Four to 64 characters: it is told to a class or an audience, and tries are few (3.3). */
export const fillPasswordSchema = z.string().min(4).max(64)

export const saveFormSetting = defineEndpoint({
  method: 'POST',
  path: '/user/form/setting/save',
  summary: 'Save all settings of a form. In force at once, without publishing; 409 when somebody else saved meanwhile',
  access: permission('project:form:edit', 'form'),
  body: z.object({
    formKey: formKeySchema,
    version: versionSchema,
    setting: formSettingSchema,
    /** A new password to fill in; absent: the one there is stays. */
    password: fillPasswordSchema.optional(),
    attempt: attemptSchema.optional(),
  }),
  cleansText: true,
  data: storedSchema,
})

// --- the public page --------------------------------------------------------------------------------------------------

export const checkFillPassword = defineEndpoint({
  method: 'POST',
  path: '/user/form/public/checkWritePwd',
  summary: 'Exchange the password of a form for a pass, good for twelve hours, to be sent with the answers',
  access: publicAccess,
  body: z.object({ formKey: formKeySchema, password: z.string().max(200) }),
  data: z.object({ pass: z.string() }),
  limits: [
    { name: 'fill-password', per: ['address', 'form'], capacity: 10, seconds: 900, counts: 'failures' },
    { name: 'fill-password-address', per: ['address'], capacity: 50, seconds: 900, counts: 'failures' },
    guessedKeys,
  ],
})
