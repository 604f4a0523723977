import { useState } from 'react'
import { Button } from '#ds/button'
import { FieldErrors } from '#ds/field'
import { Textarea } from '#ds/textarea'
import { SettingField, useLanguage, useT } from '#sdk/designer'
import { maxNodes, type Node } from './tree.ts'
import { applyLines, countLines, linesOf, parseLines } from './tree-text.ts'

/**
 * The tree as indented text. It is taken over by a button and not while it is typed: a line half written would be an
 * option of another name, and the ids answers hang on would wander.
 */
export const TreeSetting = ({
  value,
  onChange,
  newId,
}: {
  value: readonly Node[]
  onChange: (next: Node[]) => void
  newId: () => string
}) => {
  const t = useT()
  const language = useLanguage()
  const [draft, setDraft] = useState<string | null>(null)
  const lines = parseLines(draft ?? '')
  const count = countLines(lines)
  const fits = draft === null || (count > 0 && count <= maxNodes)
  return (
    <SettingField label={t('tree')} hint={t('tree.hint')}>
      {({ controlId, describedBy }) => (
        <div className="flex flex-col gap-2">
          <Textarea
            id={controlId}
            describedBy={describedBy}
            rows={12}
            value={draft ?? linesOf(value, language)}
            onChange={setDraft}
            invalid={!fits}
          />
          <FieldErrors id={`${controlId}-errors`} errors={fits ? [] : [t('tree.tooMany', { max: maxNodes })]} />
          {draft !== null && (
            <div className="flex gap-2">
              <Button
                size="small"
                variant="primary"
                disabled={!fits}
                onClick={() => {
                  onChange(applyLines(value, lines, { language, newId }))
                  setDraft(null)
                }}
              >
                {t('tree.apply')}
              </Button>
              <Button size="small" onClick={() => setDraft(null)}>
                {t('tree.revert')}
              </Button>
            </div>
          )}
        </div>
      )}
    </SettingField>
  )
}
