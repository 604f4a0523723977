import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { Spinner } from '#ds/spinner'
import { keepDraftSave } from '#src/api/draft-saves.ts'
import { useT } from '#src/i18n/use-t.ts'
import { Autosave } from './autosave.ts'
import { createDesignerStore } from './designer.atoms.ts'
import { draftQueryOptions, storeDraft } from './draft-api.ts'
import { Workspace } from './workspace.tsx'

/** The designer of one form: loads the draft, then keeps its own copy and saves it. */
export const DesignerPage = ({ formKey }: { formKey: string }) => {
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
    <OpenDraft key={`${formKey}:${data.revision}`} formKey={formKey} draft={data} onReload={() => void refetch()} />
  )
}

const OpenDraft = ({ formKey, draft, onReload }: { formKey: string; draft: DraftData; onReload: () => void }) => {
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
      <Workspace autosave={autosave} onReload={onReload} />
    </store.Provide>
  )
}

interface DraftData {
  readonly revision: number
  readonly definition: Parameters<typeof createDesignerStore>[0]
  readonly usedIds: readonly string[]
}
