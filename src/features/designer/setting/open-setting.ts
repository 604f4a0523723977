// The settings of a form while somebody changes them. Pure.
import {
  type FormSetting,
  fillPasswordSchema,
  formSettingSchema,
  type StoredFormSetting,
  settingProblems,
} from '#shared/contract/form-setting'

export interface OpenSetting {
  readonly setting: FormSetting
  /** A new password; null keeps the one there is. It is stored once its author has left the field. */
  readonly password: { readonly text: string; readonly isTyped: boolean } | null
  readonly hasPassword: boolean
  /** Version of the settings in which the password was looked at: it may be another one in a later version. */
  readonly passwordOf: number
  readonly timeZone: string
  /** Whether an administrator has set up mail. */
  readonly canMail: boolean
}

export const opened = ({ setting, hasPassword, version, timeZone, canMail }: StoredFormSetting): OpenSetting => ({
  setting,
  password: null,
  hasPassword,
  passwordOf: version,
  timeZone,
  canMail,
})

const newPassword = 'access.newPassword'

/** Names of the settings that are not the same in both, such as `limits.total`. */
export const differingSettings = (a: OpenSetting, b: OpenSetting): readonly string[] => {
  const differing: string[] = []
  for (const part of Object.keys(a.setting) as (keyof FormSetting)[])
    for (const name of Object.keys(a.setting[part]))
      if (!isSame(Reflect.get(a.setting[part], name), Reflect.get(b.setting[part], name)))
        differing.push(`${part}.${name}`)
  if (a.password?.text !== b.password?.text || a.passwordOf !== b.passwordOf) differing.push(newPassword)
  return differing
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The settings with these of another version of them. */
export const takingSettings = (value: OpenSetting, from: OpenSetting, names: readonly string[]): OpenSetting => {
  const setting = { ...value.setting }
  for (const name of names) {
    const [part = '', field = ''] = name.split('.')
    const before = Reflect.get(setting, part)
    const there = Reflect.get(from.setting, part)
    if (there) Reflect.set(setting, part, { ...before, [field]: Reflect.get(there, field) })
  }
  const { password, hasPassword, passwordOf } = names.includes(newPassword) ? from : value
  return { ...value, setting, password, hasPassword, passwordOf }
}

/** What storing a password makes of the settings: it is kept, and nobody can read it any more. */
export const withStoredPassword =
  (text: string) =>
  (value: OpenSetting): OpenSetting => ({
    ...value,
    hasPassword: true,
    password: value.password?.text === text ? null : value.password,
  })

/** Text key of what is wrong, by field, in the order of the page. */
export const problemsOf = ({ setting, password, hasPassword }: OpenSetting): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const parsed = formSettingSchema.safeParse(setting)
  for (const { path } of parsed.error?.issues ?? []) {
    const field = path.slice(0, path[0] === 'limits' ? 3 : 2).join('.')
    found.set(field, `problem.${kinds[field] ?? (field.endsWith('.max') ? 'count' : 'invalid')}`)
  }
  if (password && !fillPasswordSchema.safeParse(password.text).success) found.set('access.password', 'problem.password')
  for (const problem of settingProblems(setting, { hasPassword: hasPassword || password !== null }))
    if (!found.has(problem)) found.set(problem, `problem.${problem}`)
  return found
}

const kinds: Readonly<Record<string, string>> = {
  'window.from': 'moment',
  'window.to': 'moment',
  'window.days': 'days',
  'window.hours': 'window.hours',
  'after.address': 'address',
}

/** Whether they can be in force as they are. */
export const isComplete = (value: OpenSetting): boolean =>
  value.password?.isTyped !== false && problemsOf(value).size === 0
