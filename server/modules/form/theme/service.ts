// How forms look. Who may change it has been decided before a call comes here.
import type { Attempt } from '#shared/contract/attempt'
import { healFormTheme } from '#shared/contract/form-theme'
import { defaultFormTheme, type FormTheme } from '#shared/theme/form-theme'
import type { Database } from '../../../db/database.ts'
import { fieldError, requireSaved } from '../../../http/field-error.ts'
import { audit } from '../../system/audit-repository.ts'
import { announceState, findName } from '../repository.ts'
import { findTheme, missingPictures, themeBase, writeTheme } from './repository.ts'

export interface FormThemeServiceDeps {
  readonly db: Database
  /** Forgets what is remembered of the form in this process; others hear it from the database. */
  readonly forget: (formKey: string) => void
}

/** Reads and saves how a form looks. */
export const createFormThemeService = ({ db, forget }: FormThemeServiceDeps) => ({
  /** Version 0 when nothing was ever saved. */
  get: async (formId: string): Promise<{ theme: FormTheme; version: number }> => {
    const stored = await findTheme(db, formId)
    return stored
      ? { theme: healFormTheme(stored.theme), version: stored.version }
      : { theme: defaultFormTheme, version: 0 }
  },

  /**
   * In effect for respondents at once.
   *
   * @returns the new version
   * @throws AppError `conflict` when somebody else saved meanwhile, `failed` for a picture that is not there
   */
  save: async (
    form: { formId: string; formKey: string },
    {
      version,
      theme,
      attempt,
      by,
      ip,
    }: { version: number; theme: FormTheme; attempt?: Attempt | undefined; by: string; ip: string },
  ): Promise<number> => {
    const saved = await db.transaction().execute(async (trx) => {
      for (const name of ['headImage', 'logo', 'backgroundImage'] as const) {
        const address = theme[name]
        const id = address?.slice(address.lastIndexOf('/') + 1)
        if (id !== undefined && (await missingPictures(trx, [id])).length > 0)
          throw fieldError(name, 'form.pictureMissing')
      }
      const base = await themeBase(trx, { formId: form.formId, version, attempt })
      requireSaved(await writeTheme(trx, { formId: form.formId, version: base, by, attempt: attempt?.id }, theme))
      const subjectName = (await findName(trx, form.formId)) ?? ''
      await audit(trx, { userId: by, ip, action: 'form.theme', subject: form.formId, subjectName })
      await announceState(trx, form.formKey)
      return base + 1
    })
    forget(form.formKey)
    return saved
  },
})

export type FormThemeService = ReturnType<typeof createFormThemeService>
