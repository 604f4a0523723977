import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { getDraft, saveDraft } from '#shared/contract/form'
import type { FormDefinition } from '#shared/form/definition'
import { call, callOrRefusal } from '#src/api/call.ts'
import { draftSaved } from '#src/api/draft-saves.ts'
import { stale } from '#src/api/stale.ts'
import type { SaveResult } from './autosave.ts'

/**
 * Read once when the designer or the preview opens; from then on the designer's own copy is the newest. Its key stands
 * apart from what lists and headers invalidate: a draft must not be fetched again under the hands of its author.
 */
export const draftQueryOptions = (formKey: string) =>
  queryOptions({
    queryKey: ['draft', formKey],
    queryFn: async ({ signal }) => {
      await draftSaved(formKey)
      return call(getDraft, { params: { key: formKey }, signal })
    },
    staleTime: stale.never,
    gcTime: 0,
  })

const conflictSchema = z.object({ revision: z.number() })

/** Rejects without a toast: the save status says it. */
export const storeDraft = async (
  formKey: string,
  definition: FormDefinition,
  baseRevision: number,
): Promise<SaveResult> => {
  const outcome = await callOrRefusal(saveDraft, conflictSchema, {
    body: { formKey, baseRevision, definition },
    quiet: true,
  })
  return outcome.ok
    ? { kind: 'saved', revision: outcome.data.revision }
    : { kind: 'conflict', revision: outcome.refusal.revision }
}
