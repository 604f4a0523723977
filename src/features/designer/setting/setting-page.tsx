import { useId, useRef, useSyncExternalStore } from 'react'
import { Anchor } from '#ds/anchor'
import { Select } from '#ds/select'
import type { FormSetting } from '#shared/contract/form-setting'
import { languageName } from '#src/i18n/languages.ts'
import { useT } from '#src/i18n/use-t.ts'
import { DocumentBar } from '../draft/document-bar.tsx'
import type { OpenDocument } from '../draft/open-document.ts'
import { OpenDraft } from '../draft/open-draft.tsx'
import { Opened, useDocument } from '../draft/opened.tsx'
import { useContentLanguage, useDefinition, useSetContentLanguage } from '../draft/use-draft.ts'
import { AccessSection } from './access-section.tsx'
import { AfterSection } from './after-section.tsx'
import { DraftSection, NotifySection } from './draft-section.tsx'
import { LimitSection } from './limit-section.tsx'
import { type OpenSetting, problemsOf } from './open-setting.ts'
import { Section } from './section.tsx'
import type { Change, SectionProps } from './section-props.ts'
import { settingKind } from './setting-kind.tsx'
import { SettingSummary } from './setting-summary.tsx'
import { WindowSection } from './window-section.tsx'

const sections = ['window', 'limits', 'access', 'after', 'draft', 'notify'] as const

/** What holds for the whole form beside its questions: when, how often and by whom it is filled in, and what comes after. */
export const SettingPage = ({ formKey }: { formKey: string }) => (
  <OpenDraft>
    <Opened kind={settingKind}>{(document) => <SettingDesk formKey={formKey} document={document} />}</Opened>
  </OpenDraft>
)

/** All settings on one page, saved by themselves once they are complete, in force at once. */
const SettingDesk = ({ formKey, document }: { formKey: string; document: OpenDocument<OpenSetting> }) => {
  const t = useT('setting')
  const frame = useRef<HTMLDivElement>(null)
  const languageId = useId()
  const { defaultLanguage, languages: all } = useDefinition()
  const languages = [defaultLanguage, ...all.filter((each) => each !== defaultLanguage)]
  const language = useContentLanguage()
  const setLanguage = useSetContentLanguage()
  const shared = useSections(document, language)

  return (
    <div className="mx-auto w-full max-w-260 px-4 py-6 sm:px-gutter">
      <DocumentBar kind={settingKind} document={document} onUnsaved={() => focusFirst(frame.current)} />
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 tabIndex={-1} className="font-semibold text-2xl">
            {t('title')}
          </h1>
          <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
        </div>
        {languages.length > 1 && (
          <div className="flex flex-col gap-1.5">
            <label htmlFor={languageId} className="font-medium text-sm">
              {t('language')}
            </label>
            <Select
              id={languageId}
              value={language}
              onChange={(id) => id !== undefined && setLanguage(id)}
              options={languages.map((id) => ({ id, label: languageName(id) }))}
            />
          </div>
        )}
      </header>
      <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
        <Anchor
          label={t('contents')}
          items={sections.map((id) => ({ id: sectionId(id), label: t(`${id}.title`) }))}
          className="shrink-0 lg:sticky lg:top-6 lg:w-48"
        />
        <div ref={frame} className="flex min-w-0 flex-1 flex-col gap-4">
          <SettingSummary setting={shared.setting} />
          <Section id={sectionId('window')} title={t('window.title')} text={t('window.text')}>
            <WindowSection {...shared} />
          </Section>
          <Section id={sectionId('limits')} title={t('limits.title')} text={t('limits.text')}>
            <LimitSection {...shared} />
          </Section>
          <Section id={sectionId('access')} title={t('access.title')}>
            <AccessSection {...shared} />
          </Section>
          <Section id={sectionId('after')} title={t('after.title')}>
            <AfterSection {...shared} formKey={formKey} />
          </Section>
          <Section id={sectionId('draft')} title={t('draft.title')}>
            <DraftSection {...shared} />
          </Section>
          <Section id={sectionId('notify')} title={t('notify.title')}>
            <NotifySection {...shared} />
          </Section>
        </div>
      </div>
    </div>
  )
}

/** What the sections show, and how they change it. */
const useSections = (document: OpenDocument<OpenSetting>, language: string): SectionProps => {
  const value = useDocument(document, ({ history }) => history.present.value)
  // Said once it was tried to save it: a switch that was just turned on is not wrong yet.
  const isRefused = useSyncExternalStore(
    document.autosave.subscribe,
    () => document.autosave.state.kind === 'incomplete',
  )
  const problems = isRefused ? problemsOf(value) : noProblems
  const change: Change = (part, fields) =>
    document.edit(
      (before) => ({ ...before, setting: { ...before.setting, [part]: { ...before.setting[part], ...fields } } }),
      { name: stepOf(part), mergeKey: `${part} ${Object.keys(fields).join()}` },
    )
  return {
    setting: value.setting,
    change,
    password: value.password?.text ?? '',
    onPassword: (text, isTyped) =>
      document.edit(
        (before) => {
          const password = text === '' ? null : { text, isTyped }
          const isSame = before.password?.text === password?.text && before.password?.isTyped === password?.isTyped
          return isSame ? before : { ...before, password }
        },
        { name: 'step.access', mergeKey: 'password' },
      ),
    hasPassword: value.hasPassword,
    problemOf: (field) => problems.get(field),
    language,
    timeZone: value.timeZone,
    canMail: value.canMail,
  }
}

const noProblems: ReadonlyMap<string, string> = new Map()

const stepOf = (part: keyof FormSetting): string => `step.${part}`

/** The first field that is wrong takes the focus (ux C22). */
const focusFirst = (frame: HTMLElement | null): void => {
  const field = frame?.querySelector('[data-invalid]')
  field?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex="0"], [contenteditable]')?.focus()
}

const sectionId = (id: string): string => `setting-${id}`
