import { Select } from '#ds/select'
import { languageName } from '#src/i18n/languages.ts'
import { useT } from '#src/i18n/use-t.ts'
import { DocumentBar } from './document-bar.tsx'
import { draftKind } from './draft-kind.tsx'
import { useContentLanguage, useDefinition, useDraftDocument, useSetContentLanguage } from './use-draft.ts'

/** The draft's part of the form's bar, with the language being written where there are several. */
export const DraftBar = () => {
  const t = useT('designer')
  const { languages } = useDefinition()
  const language = useContentLanguage()
  const setLanguage = useSetContentLanguage()
  return (
    <DocumentBar kind={draftKind} document={useDraftDocument()}>
      {languages.length > 1 && (
        <Select
          id="content-language"
          size="small"
          label={t('contentLanguage')}
          value={language}
          onChange={(code) => code && setLanguage(code)}
          options={languages.map((code) => ({ id: code, label: languageName(code) }))}
        />
      )}
    </DocumentBar>
  )
}
