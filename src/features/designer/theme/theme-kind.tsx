import { conflictSchema } from '#shared/contract/fields'
import { createForm, getDraft } from '#shared/contract/form'
import { getFormTheme, saveFormTheme } from '#shared/contract/form-theme'
import { pickText } from '#shared/form/text'
import type { FormTheme } from '#shared/theme/form-theme'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { DocumentKind } from '../draft/document-kind.ts'

/** How a form looks; respondents see each change as soon as it is saved. */
export const themeKind: DocumentKind<FormTheme> = {
  id: 'theme',
  texts: 'theme',
  load: async (formKey) => {
    const { theme, version } = await call(getFormTheme, { params: { key: formKey }, quiet: true })
    return { value: theme, revision: version, saved: null }
  },
  store: async (formKey, theme, version, attempt) => {
    try {
      const saved = await call(saveFormTheme, {
        body: { formKey, theme, version, attempt },
        quiet: true,
        keepalive: true,
      })
      return { kind: 'saved', revision: saved.version }
    } catch (error) {
      const newer = error instanceof ApiError ? conflictSchema.safeParse(error.data).data?.current : undefined
      if (!newer) throw error
      const theirs = await themeKind.load(formKey)
      return { kind: 'conflict', theirs: { ...theirs, saved: { at: newer.updateTime, by: newer.updatedBy } } }
    }
  },
  keepAsCopy: async (formKey, theme, nameOf) => {
    const { definition } = await call(getDraft, { params: { key: formKey }, quiet: true })
    const { title, defaultLanguage } = definition
    const name = nameOf(pickText(title, defaultLanguage, defaultLanguage)).slice(0, 200)
    const { formKey: copy } = await call(createForm, { body: { name, definition }, quiet: true })
    await call(saveFormTheme, { body: { formKey: copy, theme, version: 0 }, quiet: true })
    return { formKey: copy, name }
  },
  Comparison: function Comparison({ mine, theirs }) {
    const t = useT('theme')
    const fields = (Object.keys(mine) as (keyof FormTheme)[]).filter((field) => mine[field] !== theirs[field])
    return (
      <ul className="list-disc ps-5">
        {fields.map((field) => (
          <li key={field}>{t(field)}</li>
        ))}
      </ul>
    )
  },
}
