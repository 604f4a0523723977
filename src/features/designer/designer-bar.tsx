import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Select } from '#ds/select'
import { Tooltip } from '#ds/tooltip'
import { languageName } from '#src/i18n/languages.ts'
import { useT } from '#src/i18n/use-t.ts'
import { FormActions } from '#src/shell/form-actions.tsx'
import { useContentLanguage, useDefinition, useSetContentLanguage, useSteps, useTravel } from './designer.atoms.ts'
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
      <div role="toolbar" aria-label={t('history')} className="flex gap-1">
        {(['undo', 'redo'] as const).map((direction) => {
          const step = steps[direction]
          const label = step ? t(direction === 'undo' ? 'undo.step' : 'redo.step', { step: t(step) }) : t(direction)
          return (
            <Tooltip key={direction} text={label}>
              <Button
                variant="ghost"
                size="small"
                iconOnly
                aria-label={label}
                aria-disabled={step === null}
                className="aria-disabled:opacity-40"
                onClick={() => travel(direction)}
                iconStart={<Icon name={direction} size={16} />}
              />
            </Tooltip>
          )
        })}
      </div>
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
