import { type ReactNode, useContext, useMemo } from 'react'
import type { FormDefinition } from '#shared/form/definition'
import { useT } from '#src/i18n/use-t.ts'
import { draftKind } from './draft-kind.tsx'
import type { OpenDocument } from './open-document.ts'
import { ContentLanguageContext } from './open-form.ts'
import { Opened, useDocument } from './opened.tsx'
import { DraftContext } from './use-draft.ts'

/** The draft of the open form for what is drawn inside. */
export const OpenDraft = ({
  heading,
  children,
}: {
  /** Key of the page's heading where nothing that is seen is one; there from the first moment, for the focus to go to. */
  heading?: 'title' | 'preview.title' | undefined
  children: ReactNode
}) => {
  const t = useT('designer')
  return (
    <>
      {heading && (
        <h1 tabIndex={-1} className="sr-only">
          {t(heading)}
        </h1>
      )}
      <Opened kind={draftKind}>{(document) => <Draft document={document}>{children}</Draft>}</Opened>
    </>
  )
}

const Draft = ({ document, children }: { document: OpenDocument<FormDefinition>; children: ReactNode }) => {
  const [chosen, setLanguage] = useContext(ContentLanguageContext)
  const { languages, defaultLanguage } = useDocument(document, ({ history }) => history.present.value)
  const language = chosen !== null && languages.includes(chosen) ? chosen : defaultLanguage
  const value = useMemo(() => ({ document, language, setLanguage }), [document, language, setLanguage])
  return <DraftContext value={value}>{children}</DraftContext>
}
