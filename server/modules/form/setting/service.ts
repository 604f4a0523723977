// Settings of a form. Who may read and change them has been decided before a call comes here.
import { type Attempt, isOwnWork } from '#shared/contract/attempt'
import {
  type FormSetting,
  isLimited,
  readFormSetting,
  type StoredFormSetting,
  settingProblems,
} from '#shared/contract/form-setting'
import { parseRichText } from '#shared/rich-text'
import type { Database } from '../../../db/database.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldError, requireSaved } from '../../../http/field-error.ts'
import type { FormAccess } from '../../../http/guards.ts'
import type { Actor } from '../../../kernel/current-user.ts'
import { hashPassword, isPassword } from '../../auth/password.ts'
import { audit } from '../../system/audit-repository.ts'
import type { CompiledForms } from '../compiled-forms.ts'
import { announceState, findDraft, findName } from '../repository.ts'
import { newPass } from './fill-pass.ts'
import { findSetting, saveSetting } from './repository.ts'
import { setLimited } from './usage-repository.ts'

export interface FormSettingDeps {
  readonly db: Database
  readonly forms: Pick<CompiledForms, 'state' | 'forget'>
  /** Whether mail is set up. */
  readonly canMail: () => Promise<boolean>
}

export const createFormSettings = ({ db, forms, canMail }: FormSettingDeps) => {
  const get = async (formId: string): Promise<StoredFormSetting> => {
    const { version, value, passwordHash } = await findSetting(db, formId)
    return {
      version,
      setting: readFormSetting(value),
      hasPassword: passwordHash !== null,
      timeZone,
      canMail: await canMail(),
    }
  }

  return {
    get,

    /**
     * Saves all of it, in force once this has returned, in every process.
     *
     * @param password a new one; undefined keeps the one there is
     * @throws AppError `conflict` when somebody else saved meanwhile, or names the field that does not go with another
     */
    save: async (
      { formId, formKey }: FormAccess,
      { user, ip }: Actor,
      {
        version,
        setting,
        password,
        attempt,
      }: { version: number; setting: FormSetting; password?: string | undefined; attempt?: Attempt | undefined },
    ): Promise<StoredFormSetting> => {
      const clean = cleaned(setting)
      // Before the lock: it takes a moment.
      const newHash = password === undefined ? undefined : await hashPassword(password, 'form')
      await db.transaction().execute(async (trx) => {
        // Answers are stored under the same lock: each is judged by the settings before, or by these.
        if (!(await findDraft(trx, formId, true))) throw new AppError('notFound')
        const name = (await findName(trx, formId)) ?? ''
        const before = await findSetting(trx, formId)
        const [problem] = settingProblems(clean, { hasPassword: (newHash ?? before.passwordHash) !== null })
        if (problem) throw fieldError(problem, 'form.settingRefused')
        requireSaved(
          await saveSetting(
            trx,
            { formId, version: isOwnWork(before.attempt, attempt) ? before.version : version, by: user.id },
            { setting: clean, passwordHash: newHash, attempt: attempt?.id ?? null },
          ),
        )
        await setLimited(trx, formId, isLimited(clean))
        await audit(trx, { userId: user.id, ip, action: 'form.setting', subject: formId, subjectName: name })
        await announceState(trx, formKey)
      })
      forms.forget(formKey)
      return get(formId)
    },

    /** @returns a pass for the public page. @throws AppError for a wrong password, or a form that has none */
    checkPassword: async (formKey: string, password: string): Promise<string> => {
      const state = await forms.state(formKey)
      const hash = state && !state.recycled && state.publishedVersion !== null ? state.passwordHash : null
      if (!(await isPassword(password, hash, 'form')) || hash === null)
        throw new AppError('failed', 'form.wrongPassword')
      return newPass(formKey, hash)
    },
  }
}

export type FormSettings = ReturnType<typeof createFormSettings>

/** Days and hours are meant by the clock of the process, as the figures per day are. */
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

const cleaned = (setting: FormSetting): FormSetting => {
  const { after } = setting
  const content = Object.fromEntries(
    Object.entries(after.content).map(([language, text]) => [language, parseRichText(text)]),
  )
  return readFormSetting({ ...setting, after: { ...after, content } })
}
