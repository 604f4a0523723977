import type { ReactNode } from 'react'
import { FormActions } from '#src/shell/form-places.tsx'
import type { DocumentKind } from './document-kind.ts'
import { HistoryTools } from './history-tools.tsx'
import type { OpenDocument } from './open-document.ts'
import { SaveStatus } from './save-status.tsx'
import { useHistoryKeys } from './use-history-keys.ts'
import { useSteps } from './use-steps.ts'

/** Undo, redo and where saving stands, in the form's bar, with the keys that do the same. */
export const DocumentBar = <Value,>({
  kind,
  document,
  children,
}: {
  kind: DocumentKind<Value>
  document: OpenDocument<Value>
  children?: ReactNode
}) => {
  const steps = useSteps(document, kind.texts)
  useHistoryKeys(document.travel, document.autosave)
  return (
    <FormActions>
      <HistoryTools {...steps} onTravel={document.travel} />
      <SaveStatus autosave={document.autosave} />
      {children}
    </FormActions>
  )
}
