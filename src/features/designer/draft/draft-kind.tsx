import { z } from 'zod'
import { createForm, getDraft, saveDraft } from '#shared/contract/form'
import { getFormTheme, saveFormTheme } from '#shared/contract/form-theme'
import type { FormDefinition } from '#shared/form/definition'
import { pickText } from '#shared/form/text'
import { call, callOrRefusal } from '#src/api/call.ts'
import { useT } from '#src/i18n/use-t.ts'
import { Comparison } from './comparison.tsx'
import type { DocumentKind } from './document-kind.ts'
import type { Stored } from './open-document.ts'

const conflictSchema = z.object({ revision: z.number() })

/** Questions, rules and texts of a form. */
export const draftKind: DocumentKind<FormDefinition> = {
  id: 'draft',
  texts: 'designer',
  load: (formKey) => loadDraft(formKey),
  store: async (formKey, definition, baseRevision, attempt) => {
    const body = { formKey, baseRevision, definition, attempt }
    const outcome = await callOrRefusal(saveDraft, conflictSchema, { body, quiet: true, keepalive: true })
    if (outcome.ok) return { kind: 'saved', revision: outcome.data.revision }
    return { kind: 'conflict', theirs: await loadDraft(formKey, { quiet: true }) }
  },
  keepAsCopy: async (formKey, definition, nameOf) => {
    const { theme, version } = await call(getFormTheme, { params: { key: formKey }, quiet: true })
    const { title, defaultLanguage } = definition
    const name = nameOf(pickText(title, defaultLanguage, defaultLanguage)).slice(0, 200)
    const { formKey: copy } = await call(createForm, { body: { name, definition }, quiet: true })
    if (version > 0) await call(saveFormTheme, { body: { formKey: copy, theme, version: 0 }, quiet: true })
    return { formKey: copy, name }
  },
  Comparison,
  Sizes: function Sizes({ mine, theirs }) {
    return useT('designer')('conflict.sizes', { mine: mine.questions.length, theirs: theirs.questions.length })
  },
}

const loadDraft = async (formKey: string, { quiet = false } = {}): Promise<Stored<FormDefinition>> => {
  const { definition, revision, savedAt, savedBy, usedIds } = await call(getDraft, { params: { key: formKey }, quiet })
  return {
    value: definition,
    revision,
    usedIds,
    saved: savedAt === null ? null : { at: savedAt, by: savedBy?.name ?? '', byId: savedBy?.id },
  }
}
