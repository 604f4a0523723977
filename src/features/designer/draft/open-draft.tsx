import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { FormDefinition } from '#shared/form/definition'
import { keepDraftSave } from '#src/api/draft-saves.ts'
import type { Autosave } from './autosave.ts'
import { createDesignerStore } from './designer.atoms.ts'
import { storeDraft } from './draft-api.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { type DraftData, LoadedDraft } from './loaded-draft.tsx'
import { useAutosave } from './use-autosave.ts'

/** What the pages that change a draft do with it: nothing but drawing and editing. */
export interface DraftTools {
  readonly autosave: Autosave<FormDefinition>
  /** Gives up what is here for what the server has. */
  readonly onReload: () => void
}

/** Loads the draft of a form, keeps a copy with its history for what is drawn inside, and saves every change of it. */
export const OpenDraft = ({ formKey, children }: { formKey: string; children: (tools: DraftTools) => ReactNode }) => (
  <LoadedDraft formKey={formKey}>
    {(draft, reload) => (
      <Draft key={`${formKey}:${draft.revision}`} formKey={formKey} draft={draft} onReload={reload}>
        {children}
      </Draft>
    )}
  </LoadedDraft>
)

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
  const save = useCallback(
    (definition: FormDefinition, baseRevision: number) => storeDraft(formKey, definition, baseRevision),
    [formKey],
  )
  const autosave = useAutosave(save, draft.revision)

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

  return (
    <store.Provide>
      <LeaveGuard autosave={autosave} />
      {children({ autosave, onReload })}
    </store.Provide>
  )
}
