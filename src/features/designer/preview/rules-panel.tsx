import { Link } from '@tanstack/react-router'
import { useId, useMemo } from 'react'
import { buttonClass } from '#ds/button'
import type { ExplainedRule } from '#shared/form/why'
import { useT } from '#src/i18n/use-t.ts'
import { Allow } from '#src/session/allow.tsx'
import { useOpenForm } from '../draft/open-form.ts'
import { findQuestion } from '../draft/question-tree.ts'
import { useDefinition } from '../draft/use-draft.ts'
import { shownOperators } from '../logic/rule-conditions.ts'
import { type RuleField, useNumberedName, useRuleFields } from '../logic/use-rule-fields.ts'
import { QuestionLink } from './question-link.tsx'
import { RuleReading, type RuleWords } from './rule-reading.tsx'
import type { PreviewSession } from './use-preview-session.ts'
import { useWhy } from './use-why.ts'

/** Which questions the present answers hide, and what each rule makes of them. */
export const RulesPanel = ({ form, onGo }: { form: PreviewSession; onGo: (questionId: string) => void }) => {
  const t = useT('designer')
  const { formKey } = useOpenForm()
  const words = useRuleWords(form)
  const { rules, hidden } = useWhy(form)
  const panelId = useId()
  const idOf = (rule: ExplainedRule) => `${panelId}-${rules.indexOf(rule)}`

  const toLogic = (
    <Allow permission="project:form:edit">
      <Link to="/project/form/logic" search={{ key: formKey }} className={buttonClass({ size: 'small' })}>
        {t('preview.toLogic')}
      </Link>
    </Allow>
  )
  if (rules.length === 0)
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="font-medium">{t('logic.empty')}</p>
        <p className="text-muted text-sm">{t('logic.emptyHint')}</p>
        {toLogic}
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      <section aria-labelledby={`${panelId}-hidden`}>
        <h3 id={`${panelId}-hidden`} className="font-semibold">
          {t('preview.hiddenNow', { count: hidden.length })}
        </h3>
        {hidden.length > 0 && (
          <ul className="mt-2 flex flex-col gap-2">
            {hidden.map(({ questionId, rules: reasons }) => (
              <li key={questionId}>
                <span className="block break-words">{words.nameOf(questionId)}</span>
                <ul className="flex flex-wrap gap-x-3 text-sm">
                  {reasons.map((rule) => (
                    <li key={idOf(rule)}>
                      <QuestionLink onGo={() => document.getElementById(idOf(rule))?.focus()}>
                        {t(`preview.hiddenBy.${rule.conditions.isMet ? 'hide' : 'show'}`, { number: rule.number })}
                      </QuestionLink>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby={`${panelId}-rules`}>
        <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
          <h3 id={`${panelId}-rules`} className="font-semibold">
            {t('preview.allRules')}
          </h3>
          {toLogic}
        </div>
        <ul>
          {rules.map((rule) => (
            <RuleReading key={idOf(rule)} id={idOf(rule)} explained={rule} words={words} onGo={onGo} />
          ))}
        </ul>
      </section>
    </div>
  )
}

const useRuleWords = ({ compiled, format }: PreviewSession): RuleWords => {
  const t = useT('designer')
  const definition = useDefinition()
  const asked = useRuleFields()
  const nameOfQuestion = useNumberedName()
  return useMemo(() => {
    const hidden = definition.questions
      .filter((question) => question.hidden)
      .map(
        (question): RuleField => ({ id: question.id, label: nameOfQuestion(question), kind: 'text', family: 'text' }),
      )
    return {
      // What respondents never see is named all the same.
      fields: [...asked, ...hidden],
      operators: shownOperators((id) => t(`logic.operator.${id}`)),
      nameOf: (id) => {
        const found = findQuestion(definition, id)
        return found ? nameOfQuestion(found.question) : id
      },
      answerOf: ({ condition: { formItemId, address }, answer }) => {
        const question = compiled.question(formItemId)?.question
        return question && answer !== undefined ? format(question, answer, address) : ''
      },
    }
  }, [t, definition, asked, nameOfQuestion, compiled, format])
}
