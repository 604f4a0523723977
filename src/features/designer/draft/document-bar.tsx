import type { ReactNode } from 'react'
import { FormActions } from '#src/console-kit/form/form-places.tsx'
import { Allow } from '#src/session/allow.tsx'
import type { DocumentKind } from './document-kind.ts'
import { HistoryTools } from './history-tools.tsx'
import type { OpenDocument } from './open-document.ts'
import { SaveStatus } from './save-status.tsx'
import { useHistoryKeys } from './use-history-keys.ts'
import { useSteps } from './use-steps.ts'

interface DocumentBarProps<Value> {
  kind: DocumentKind<Value>
  document: OpenDocument<Value>
  /** Saving was asked for by its key, and was not possible. */
  onUnsaved?: () => void
  children?: ReactNode
}

/** Undo, redo and where saving stands, in the form's bar, with the keys that do the same. Nothing for who may only look. */
export const DocumentBar = <Value,>(props: DocumentBarProps<Value>) => (
  <Allow permission="project:form:edit">
    <EditingBar {...props} />
  </Allow>
)

const EditingBar = <Value,>({ kind, document, onUnsaved, children }: DocumentBarProps<Value>) => {
  const steps = useSteps(document, kind.texts)
  const save = async () => (await document.autosave.flush()) || onUnsaved?.()
  useHistoryKeys(document.travel, save)
  return (
    <FormActions>
      <SaveStatus autosave={document.autosave} />
      <HistoryTools {...steps} onTravel={document.travel} />
      {children}
    </FormActions>
  )
}
