import { useState } from 'react'
import {
  type FormSetting,
  fillPasswordSchema,
  formSettingSchema,
  type StoredFormSetting,
  settingProblems,
} from '#shared/contract/form-setting'

/** A change to some part of the settings. */
export type Change = <Part extends keyof FormSetting>(part: Part, fields: Partial<FormSetting[Part]>) => void

export interface SettingFields {
  readonly setting: FormSetting
  readonly change: Change
  readonly password: string
  readonly onPassword: (password: string) => void
  readonly hasPassword: boolean
  /** Text key of what is wrong with a field, by its place in the document. */
  readonly problemOf: (field: string) => string | undefined
}

/** The settings while somebody changes them. */
export const useSettingForm = (stored: StoredFormSetting) => {
  const [base, setBase] = useState(stored)
  const [setting, setSetting] = useState(stored.setting)
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const problems = problemsOf(setting, password, base.hasPassword)
  const shown = attempt > 0 ? problems : noProblems

  const change: Change = (part, fields) =>
    setSetting((before) => ({ ...before, [part]: { ...before[part], ...fields } }))

  const fields: SettingFields = {
    setting,
    change,
    password,
    onPassword: setPassword,
    hasPassword: base.hasPassword,
    problemOf: (field) => shown.get(field),
  }
  return {
    fields,
    base,
    isDirty: password !== '' || JSON.stringify(setting) !== JSON.stringify(base.setting),
    problems: shown,
    attempt,
    /** Whether it can be saved; what is wrong is shown from now on. */
    check: (): boolean => {
      setAttempt((before) => before + 1)
      return problems.size === 0
    },
    /** The server has something else by now; what is being changed here stays. */
    rebase: setBase,
    /** Goes on from what the server has. */
    begin: (next: StoredFormSetting) => {
      setBase(next)
      setSetting(next.setting)
      setPassword('')
      setAttempt(0)
    },
  }
}

const noProblems: ReadonlyMap<string, string> = new Map()

/** By field, in the order of the page. */
const problemsOf = (setting: FormSetting, password: string, hasPassword: boolean): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const parsed = formSettingSchema.safeParse(setting)
  for (const { path } of parsed.error?.issues ?? []) {
    const field = path.slice(0, path[0] === 'limits' ? 3 : 2).join('.')
    found.set(field, `problem.${kinds[field] ?? (field.endsWith('.max') ? 'count' : 'invalid')}`)
  }
  if (password !== '' && !fillPasswordSchema.safeParse(password).success)
    found.set('access.password', 'problem.password')
  for (const problem of settingProblems(setting, { hasPassword: hasPassword || password !== '' }))
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
