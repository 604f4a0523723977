import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { refreshForms } from '#src/api/forms.ts'
import { FormBand } from '#src/console-kit/form/form-places.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { useUnsavedWork } from '#src/session/use-unsaved-work.ts'
import { ConflictBand } from './conflict-band.tsx'
import { FailureBand } from './failure-band.tsx'
import { ContentLanguageContext, OpenForm, OpenFormContext } from './open-form.ts'

/** Around all tabs of one form: what one tab changes is what the next one shows, and going back over it works in each. */
export const OpenFormProvider = ({ formKey, children }: { formKey: string; children: ReactNode }) => {
  const [form] = useState(() => new OpenForm(formKey))
  const contentLanguage = useState<string | null>(null)
  useSavedOnLeaving(form)
  return (
    <OpenFormContext value={form}>
      <LeaveGuard form={form} />
      <Bands form={form} />
      <ContentLanguageContext value={contentLanguage}>{children}</ContentLanguageContext>
    </OpenFormContext>
  )
}

/** What stands between a document and the server, below the bar of the form, on every tab. */
const Bands = ({ form }: { form: OpenForm }) => {
  const entries = useSyncExternalStore(form.subscribe, form.entries)
  return (
    <FormBand>
      {entries.map((entry) => (
        <ConflictBand key={entry.kind.id} {...entry} />
      ))}
      <FailureBand savings={entries.map(({ document }) => document.autosave)} />
    </FormBand>
  )
}

/** How long a change of tab waits for the server: the next tab shows what is here, but some of them read what is stored. */
const tabPatience = 2000

/** Leaving saves by itself; only when that fails is the person asked, once (ux C27). Tabs keep what is not saved. */
const LeaveGuard = ({ form }: { form: OpenForm }) => {
  const t = useT('designer')
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async ({ next }) => {
      const saved = form.flush()
      if (!isTabOf(form.formKey, next)) return !(await saved)
      await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, tabPatience))])
      return false
    },
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <AlertDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      tone="danger"
      title={t('leave.title')}
      description={t(form.isIncomplete ? 'leave.incomplete' : 'leave.text')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => proceed?.()}
    />
  )
}

const isTabOf = (formKey: string, { pathname, search }: { pathname: string; search: object }) =>
  'key' in search && search.key === formKey && /^\/project\/form\/\w+$/.test(pathname)

/** The window is put away or closed, or the form is left: what is not saved yet is saved now. */
const useSavedOnLeaving = (form: OpenForm) => {
  const queryClient = useQueryClient()

  useUnsavedWork(
    useMemo(
      () => ({
        isSaved: () => form.isSaved,
        save: () => form.flush(),
      }),
      [form],
    ),
  )

  useEffect(() => {
    // Sent before the browser asks, so that even who leaves all the same has it saved (see `keepalive`).
    const warn = (event: BeforeUnloadEvent) => {
      if (form.isSaved) return
      void form.flush()
      event.preventDefault()
    }
    const hide = () => {
      if (document.visibilityState === 'hidden' && !form.isSaved) void form.flush()
    }
    window.addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [form])

  useEffect(() => {
    // The bar of the form and lists show the name and the time of the draft as it was saved last.
    const stops = new Map<string, () => void>()
    const listen = () => {
      for (const { kind, document: open } of form.entries()) {
        if (stops.has(kind.id)) continue
        let revision = open.autosave.revision
        const refresh = () => {
          if (open.autosave.revision === revision) return
          revision = open.autosave.revision
          void refreshForms(queryClient)
        }
        stops.set(kind.id, open.autosave.subscribe(refresh))
      }
    }
    listen()
    stops.set('', form.subscribe(listen))
    return () => {
      void form.flush().finally(() => {
        for (const stop of stops.values()) stop()
        form.dispose()
      })
    }
  }, [form, queryClient])
}
