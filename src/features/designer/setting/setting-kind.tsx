import { conflictSchema } from '#shared/contract/fields'
import { copyForm, getDraft, renameForm } from '#shared/contract/form'
import { getFormSetting, saveFormSetting } from '#shared/contract/form-setting'
import { pickText } from '#shared/form/text'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { DocumentKind } from '../draft/document-kind.ts'
import {
  differingSettings,
  isComplete,
  type OpenSetting,
  opened,
  takingSettings,
  withStoredPassword,
} from './open-setting.ts'

/** What holds for a form beside its questions; in force as soon as it is saved (ADR 0023). */
export const settingKind: DocumentKind<OpenSetting> = {
  id: 'setting',
  texts: 'setting',
  load: async (formKey) => {
    const stored = await call(getFormSetting, { params: { key: formKey }, quiet: true })
    return { value: opened(stored), revision: stored.version, saved: null }
  },
  store: async (formKey, { setting, password }, version, attempt) => {
    const body = { formKey, version, setting, attempt, ...(password && { password: password.text }) }
    try {
      const saved = await call(saveFormSetting, { body, quiet: true, keepalive: true })
      return {
        kind: 'saved',
        revision: saved.version,
        // A password that was replaced cannot be brought back: no step leads over it.
        ...(password && { onto: withStoredPassword(password.text) }),
      }
    } catch (error) {
      const newer = error instanceof ApiError ? conflictSchema.safeParse(error.data).data?.current : undefined
      if (!newer) throw error
      const theirs = await settingKind.load(formKey)
      return { kind: 'conflict', theirs: { ...theirs, saved: { at: newer.updateTime, by: newer.updatedBy } } }
    }
  },
  parts: { differing: differingSettings, taking: takingSettings },
  isComplete,
  // What is half typed would be in force for respondents.
  quietMs: 2000,
  keepAsCopy: async (formKey, { setting, password }, nameOf) => {
    const { definition } = await call(getDraft, { params: { key: formKey }, quiet: true })
    const { title, defaultLanguage } = definition
    const name = nameOf(pickText(title, defaultLanguage, defaultLanguage)).slice(0, 200)
    const { formKey: copy } = await call(copyForm, { body: { formKey }, quiet: true })
    await call(renameForm, { body: { formKey: copy, name }, quiet: true })
    const { version } = await call(getFormSetting, { params: { key: copy }, quiet: true })
    const body = { formKey: copy, version, setting, ...(password && { password: password.text }) }
    await call(saveFormSetting, { body, quiet: true })
    return { formKey: copy, name }
  },
  Comparison: function Comparison({ mine, theirs }) {
    const t = useT('setting')
    return (
      <ul className="list-disc ps-5">
        {differingSettings(mine, theirs)
          .filter((name) => name !== 'access.newPassword' || mine.password !== null)
          .map((name) => (
            <li key={name}>
              {t('compare.of', { section: t(`${name.split('.')[0]}.title`), setting: t(labels[name] ?? name) })}
            </li>
          ))}
      </ul>
    )
  },
}

/** Settings whose label is not called as they are. */
const labels: Readonly<Record<string, string>> = {
  'window.text': 'refusalText',
  'access.password': 'access.usePassword',
  'access.newPassword': 'access.password',
}
