import { type ReactNode, useMemo } from 'react'
import type { FormDefinition } from '#shared/form/definition'
import type { Finding } from '#shared/form/findings'
import { findingsOf } from '#shared/form/findings'
import { noPatterns } from '#shared/form/no-patterns'
import { resolveType } from '#src/registry/question-types.admin.ts'
import { OpenDraft } from './open-draft.tsx'
import { useOpenForm } from './open-form.ts'
import { useDefinition, useEdit } from './use-draft.ts'

interface Check {
  readonly definition: FormDefinition
  /** What is wrong or doubtful with the draft as it is here; patterns are judged by the server. */
  readonly findings: readonly Finding[]
  readonly onSave: () => Promise<boolean>
  /** Makes another definition the draft, as one step that can be undone. */
  readonly onRestore: (definition: FormDefinition) => void
}

/** The open draft for those who publish it. */
export const DraftCheck = ({ children }: { children: (check: Check) => ReactNode }) => (
  <OpenDraft>
    <Checked>{children}</Checked>
  </OpenDraft>
)

const Checked = ({ children }: { children: (check: Check) => ReactNode }) => {
  const form = useOpenForm()
  const definition = useDefinition()
  const edit = useEdit()
  const findings = useMemo(() => findingsOf(definition, resolveType, noPatterns), [definition])
  const onRestore = (restored: FormDefinition) => edit(() => restored, { name: 'step.restoreVersion' })
  return children({ definition, findings, onSave: () => form.flush(), onRestore })
}
