import { type ReactNode, useContext, useMemo } from 'react'
import type { FormDefinition } from '#shared/form/definition'
import { draftKind } from './draft-kind.tsx'
import type { OpenDocument } from './open-document.ts'
import { ContentLanguageContext } from './open-form.ts'
import { Opened, useDocument } from './opened.tsx'
import { DraftContext } from './use-draft.ts'

/** The draft of the open form for what is drawn inside. */
export const OpenDraft = ({ children }: { children: ReactNode }) => (
  <Opened kind={draftKind}>{(document) => <Draft document={document}>{children}</Draft>}</Opened>
)

const Draft = ({ document, children }: { document: OpenDocument<FormDefinition>; children: ReactNode }) => {
  const [chosen, setLanguage] = useContext(ContentLanguageContext)
  const { languages, defaultLanguage } = useDocument(document, ({ history }) => history.present.value)
  const language = chosen !== null && languages.includes(chosen) ? chosen : defaultLanguage
  const value = useMemo(() => ({ document, language, setLanguage }), [document, language, setLanguage])
  return <DraftContext value={value}>{children}</DraftContext>
}
