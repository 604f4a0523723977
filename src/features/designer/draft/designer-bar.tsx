import { Select } from '#ds/select'
import { languageName } from '#src/i18n/languages.ts'
import { useT } from '#src/i18n/use-t.ts'
import { FormActions } from '#src/shell/form-actions.tsx'
import { useContentLanguage, useDefinition, useSetContentLanguage, useSteps, useTravel } from './designer.atoms.ts'
import { HistoryTools } from './history-tools.tsx'
import type { DraftTools } from './open-draft.tsx'
import { SaveStatus } from './save-status.tsx'

/** Undo, redo, the language being written, and where saving stands: the designer's part of the form's header. */
export const DesignerBar = ({ autosave, onReload }: DraftTools) => {
  const t = useT('designer')
  const steps = useSteps()
  const travel = useTravel()
  const { languages } = useDefinition()
  const language = useContentLanguage()
  const setLanguage = useSetContentLanguage()

  return (
    <FormActions>
      <HistoryTools undo={steps.undo && t(steps.undo)} redo={steps.redo && t(steps.redo)} onTravel={travel} />
      <SaveStatus autosave={autosave} onReload={onReload} />
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
    </FormActions>
  )
}
