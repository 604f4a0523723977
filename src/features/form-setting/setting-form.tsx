import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { Anchor } from '#ds/anchor'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Select } from '#ds/select'
import { toast } from '#ds/toast'
import type { Conflict } from '#shared/contract/fields'
import { conflictSchema } from '#shared/contract/fields'
import type { StoredFormSetting } from '#shared/contract/form-setting'
import { ApiError } from '#src/api/api-error.ts'
import { useFailureText } from '#src/api/use-failure-text.ts'
import { languageName } from '#src/i18n/languages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { FormActions } from '#src/shell/form-places.tsx'
import { AccessSection } from './access-section.tsx'
import { AfterSection } from './after-section.tsx'
import { DraftSection, NotifySection } from './draft-section.tsx'
import { LimitSection } from './limit-section.tsx'
import { Section } from './section.tsx'
import { useSaveSetting } from './setting-api.ts'
import { SettingSummary } from './setting-summary.tsx'
import { useSettingForm } from './use-setting-form.ts'
import { WindowSection } from './window-section.tsx'

const sections = ['window', 'limits', 'access', 'after', 'draft', 'notify'] as const

/** All settings on one page, saved together, in force at once. */
export const SettingForm = ({
  formKey,
  stored,
  languages,
  onReload,
}: {
  formKey: string
  stored: StoredFormSetting
  /** Of the form; its default language first. */
  languages: readonly string[]
  /** Fetches what the server has by now. */
  onReload: () => Promise<StoredFormSetting | undefined>
}) => {
  const t = useT('setting')
  const { relative } = useFormat()
  const failureText = useFailureText()
  const form = useSettingForm(stored)
  const save = useSaveSetting(formKey)
  const [language, setLanguage] = useState(languages[0] ?? '')
  const [failure, setFailure] = useState<string | null>(null)
  const [newer, setNewer] = useState<NonNullable<Conflict['current']> | null>(null)
  const { fields, base, isDirty, attempt } = form
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) focusFirst(frame.current)
  }, [attempt])
  const languageId = useId()

  // An undo is pressed when it suits people: what they have begun to change by then stays.
  const isChanging = useRef(isDirty)
  isChanging.current = isDirty

  const put = async (change: Parameters<typeof save.mutateAsync>[0], adopt = form.begin): Promise<boolean> => {
    setFailure(null)
    setNewer(null)
    try {
      adopt(await save.mutateAsync(change))
      return true
    } catch (error) {
      const current = conflictOf(error)
      if (current) setNewer(current)
      else setFailure(failureText(error))
      return false
    }
  }
  const submit = async (version = base.version) => {
    if (save.isPending || !form.check()) return
    const before = base
    const { setting, password } = fields
    if (!(await put({ version, setting, password }))) return
    // A password that has been replaced cannot be brought back: nobody knows it.
    if (password !== '') return toast.success(t('saved'))
    toast.undo(t('saved'), {
      label: t('undo'),
      onUndo: () => {
        const change = { version: version + 1, setting: before.setting }
        void put(change, isChanging.current ? form.rebase : form.begin)
      },
    })
  }
  const reload = async () => {
    const now = await onReload()
    if (!now) return setFailure(t('reloadFailed'))
    setNewer(null)
    form.begin(now)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || event.isComposing) return
      event.preventDefault()
      if (isDirty) void submit()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })

  const shared = { ...fields, language, timeZone: base.timeZone }
  return (
    <div className="mx-auto w-full max-w-260 px-4 py-6 sm:px-gutter">
      <FormActions>
        <p role="status" className="text-muted text-sm">
          {t(save.isPending ? 'state.saving' : isDirty ? 'state.changed' : 'state.saved')}
        </p>
        <Button size="small" variant="ghost" disabled={!isDirty || save.isPending} onClick={() => form.begin(base)}>
          {t('discard')}
        </Button>
        <Button size="small" variant="primary" disabled={!isDirty} busy={save.isPending} onClick={() => void submit()}>
          {t('save')}
        </Button>
      </FormActions>
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
          <SettingSummary setting={fields.setting} />
          {newer && (
            <Callout
              tone="danger"
              live
              title={t('conflict.title')}
              actions={
                <>
                  <Button onClick={() => void reload()}>{t('conflict.reload')}</Button>
                  <Button variant="danger" onClick={() => void submit(newer.version)}>
                    {t('conflict.overwrite')}
                  </Button>
                </>
              }
            >
              {t('conflict.text', { name: newer.updatedBy || '—', when: relative(newer.updateTime) })}
            </Callout>
          )}
          {failure !== null && (
            <Callout tone="danger" live>
              {failure}
            </Callout>
          )}
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
      <AlertDialog
        open={blocker.status === 'blocked'}
        onOpenChange={(open) => !open && blocker.reset?.()}
        tone="danger"
        title={t('leave.title')}
        description={t('leave.text')}
        confirmLabel={t('leave.confirm')}
        cancelLabel={t('leave.stay')}
        onConfirm={() => blocker.proceed?.()}
      />
    </div>
  )
}

/** The first field that is wrong takes the focus (ux C22). */
const focusFirst = (frame: HTMLElement | null): void => {
  const field = frame?.querySelector('[data-invalid]')
  field?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex="0"], [contenteditable]')?.focus()
}

const sectionId = (id: string): string => `setting-${id}`

const conflictOf = (error: unknown): Conflict['current'] =>
  error instanceof ApiError ? (conflictSchema.safeParse(error.data).data?.current ?? null) : null
