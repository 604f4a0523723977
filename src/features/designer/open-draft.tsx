import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { Spinner } from '#ds/spinner'
import { keepDraftSave } from '#src/api/draft-saves.ts'
import { useT } from '#src/i18n/use-t.ts'
import { Autosave } from './autosave.ts'
import { createDesignerStore } from './designer.atoms.ts'
import { draftQueryOptions, storeDraft } from './draft-api.ts'
import { LeaveGuard } from './leave-guard.tsx'

/** What the pages that change a draft do with it: nothing but drawing and editing. */
export interface DraftTools {
  readonly autosave: Autosave
  /** Gives up what is here for what the server has. */
  readonly onReload: () => void
}

/** Loads the draft of a form, keeps a copy with its history for what is drawn inside, and saves every change of it. */
export const OpenDraft = ({ formKey, children }: { formKey: string; children: (tools: DraftTools) => ReactNode }) => {
  const t = useT('designer')
  const { data, error, refetch } = useQuery(draftQueryOptions(formKey))
  if (error) {
    return (
      <EmptyState
        title={t('load.failed')}
        illustration="broken"
        action={<Button onClick={() => void refetch()}>{t('load.retry')}</Button>}
      />
    )
  }
  if (!data) {
    return (
      <div className="flex justify-center py-12">
        <Spinner label={t('load.loading')} />
      </div>
    )
  }
  return (
    <Draft key={`${formKey}:${data.revision}`} formKey={formKey} draft={data} onReload={() => void refetch()}>
      {children}
    </Draft>
  )
}

const Draft = ({
  formKey,
  draft,
  onReload,
  children,
}: {
  formKey: string
  draft: DraftData
  onReload: () => void
  children: (tools: DraftTools) => ReactNode
}) => {
  const queryClient = useQueryClient()
  const [store] = useState(() => createDesignerStore(draft.definition, draft.usedIds))
  const autosave = useMemo(
    () =>
      new Autosave(
        {
          save: (definition, baseRevision) => storeDraft(formKey, definition, baseRevision),
          isOnline: () => navigator.onLine,
          now: () => Date.now(),
          after: (ms, run) => {
            const timer = setTimeout(run, ms)
            return () => clearTimeout(timer)
          },
        },
        draft.revision,
      ),
    [formKey, draft.revision],
  )

  useEffect(() => {
    const stop = store.subscribe((definition) => autosave.change(definition))
    return () => {
      stop()
      // Leaving the page: what is not saved yet is saved now, and lists show the new name and time.
      const saved = autosave.flush().then(() => {
        autosave.dispose()
        if (autosave.revision !== draft.revision) void queryClient.invalidateQueries({ queryKey: ['form'] })
      })
      keepDraftSave(formKey, saved)
    }
  }, [store, autosave, queryClient, formKey, draft.revision])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.state.kind !== 'saved') event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [autosave])

  return (
    <store.Provide>
      <LeaveGuard autosave={autosave} />
      {children({ autosave, onReload })}
    </store.Provide>
  )
}

interface DraftData {
  readonly revision: number
  readonly definition: Parameters<typeof createDesignerStore>[0]
  readonly usedIds: readonly string[]
}
