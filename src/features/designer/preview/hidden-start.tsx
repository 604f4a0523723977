import { useSyncExternalStore } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { useT } from '#src/i18n/use-t.ts'
import { useNumberedName } from '../logic/use-rule-fields.ts'
import type { AskedQuestion } from './use-asked-question.ts'
import type { PreviewSession } from './use-preview-session.ts'

/** A form cannot begin with a question that its rules hide: that is said, and why. */
export const HiddenStart = ({
  form: { compiled, session },
  asked,
  onWhy,
}: {
  form: PreviewSession
  asked: AskedQuestion
  onWhy: () => void
}) => {
  const t = useT('designer')
  const nameOf = useNumberedName()
  const question = compiled.question(asked.id)?.question
  const isVisible = () => session.isVisible(asked.id)
  const isShown = useSyncExternalStore(session.subscribeAll, isVisible, isVisible)
  // What a link brings along is not drawn, and no rule is to blame.
  if (!question || question.byLink || isShown) return null
  return (
    <div className="bg-desk px-4 py-4 sm:px-6">
      <Callout
        live
        tone="warning"
        actions={
          <Button size="small" onClick={onWhy}>
            {t('preview.startHidden.why')}
          </Button>
        }
      >
        {t('preview.startHidden', { name: nameOf(question) })}
      </Callout>
    </div>
  )
}
