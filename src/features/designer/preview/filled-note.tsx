import { Callout } from '#ds/callout'
import { useT } from '#src/i18n/use-t.ts'
import { findQuestion } from '../draft/question-tree.ts'
import { useDefinition } from '../draft/use-draft.ts'
import { useNumberedName } from '../logic/use-rule-fields.ts'
import { QuestionLink } from './question-link.tsx'
import type { Filled } from './use-sample-answers.ts'

/** How many questions samples were found for, and which have to be answered by hand. */
export const FilledNote = ({ filled, onGo }: { filled: Filled | null; onGo: (questionId: string) => void }) => {
  const t = useT('designer')
  const definition = useDefinition()
  const nameOf = useNumberedName()
  return (
    <div role="status" className="bg-desk px-4 not-empty:py-4 sm:px-6">
      {filled === 'failed' && <Callout tone="danger">{t('preview.fillFailed')}</Callout>}
      {filled && filled !== 'failed' && (
        <Callout tone={filled.left.length > 0 ? 'info' : 'success'}>
          {t('preview.filled', { count: filled.filled.length })}
          {filled.left.length > 0 && (
            <>
              {' '}
              {t('preview.left', { count: filled.left.length })}
              <ul className="flex flex-wrap gap-x-4">
                {filled.left.map((id) => {
                  const found = findQuestion(definition, id)
                  return (
                    found && (
                      <li key={id} className="min-w-0">
                        <QuestionLink onGo={() => onGo(id)}>{nameOf(found.question)}</QuestionLink>
                      </li>
                    )
                  )
                })}
              </ul>
            </>
          )}
        </Callout>
      )}
    </div>
  )
}
