import { type ReactNode, useMemo } from 'react'
import type { Finding } from '#shared/form/findings'
import { findingsOf } from '#shared/form/findings'
import { noPatterns } from '#shared/form/no-patterns'
import { resolveType } from '#src/registry/question-types.admin.ts'
import { OpenDraft } from './open-draft.tsx'
import { useOpenForm } from './open-form.ts'
import { useDefinition } from './use-draft.ts'

interface Check {
  /** What is wrong or doubtful with the draft as it is here; patterns are judged by the server. */
  readonly findings: readonly Finding[]
  readonly onSave: () => Promise<boolean>
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
  const findings = useMemo(() => findingsOf(definition, resolveType, noPatterns), [definition])
  return children({ findings, onSave: () => form.flush() })
}
