import type { Finding } from '#shared/form/findings'
import { useT } from '#src/i18n/use-t.ts'
import { findQuestion } from '../draft/question-tree.ts'
import { useDefinition } from '../draft/use-draft.ts'
import { useNumberedName } from './use-rule-fields.ts'

/** What is wrong with a rule, in the words of the publish page, with the questions it is about. */
export const RuleFinding = ({ finding }: { finding: Finding }) => {
  const t = useT('publish')
  const definition = useDefinition()
  const nameOf = useNumberedName()
  const name = (id: string) => {
    const found = findQuestion(definition, id)
    return found ? nameOf(found.question) : id
  }
  const { code, questionId, params = {} } = finding
  const chain = typeof params.questions === 'string' ? params.questions.split(', ').map(name).join(' → ') : ''
  return (
    <>
      {questionId !== undefined && <strong>{t('finding.question', { title: name(questionId) })}</strong>}
      {t(`finding.${code}`, { ...params, questions: chain })}
    </>
  )
}
