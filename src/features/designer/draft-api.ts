import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { getDraft, saveDraft } from '#shared/contract/form'
import type { FormDefinition } from '#shared/form/definition'
import { call, callOrRefusal } from '#src/api/call.ts'
import { stale } from '#src/api/stale.ts'
import type { SaveResult } from './autosave.ts'

/** Read once when the designer opens; from then on the designer's own copy is the newest. */
export const draftQueryOptions = (formKey: string) =>
  queryOptions({
    queryKey: ['form', formKey, 'draft'],
    queryFn: ({ signal }) => call(getDraft, { params: { key: formKey }, signal }),
    staleTime: stale.always,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
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
