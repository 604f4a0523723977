import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Icon } from '#ds/icon'
import type { Finding } from '#shared/contract/form'
import type { FormDefinition, Question } from '#shared/form/definition'
import { pickText } from '#shared/form/text'
import { draftTitlesQueryOptions } from '#src/api/forms.ts'
import { translate } from '#src/i18n/init.ts'
import { languageName } from '#src/i18n/languages.ts'
import { type Translate, useT } from '#src/i18n/use-t.ts'

/** Findings of the engine in words, each with the question it is about; errors first, as they come. */
export function FindingList({ formKey, findings }: { formKey: string; findings: readonly Finding[] }) {
  const t = useT('publish')
  const draft = useQuery(draftTitlesQueryOptions(formKey))
  return (
    <ul className="flex flex-col gap-2">
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and never reordered
        <li key={index} className="flex items-start gap-2">
          <Icon
            name={finding.severity === 'error' ? 'alert' : 'info'}
            label={t(`severity.${finding.severity}`)}
            className={`mt-1 ${finding.severity === 'error' ? 'text-danger-text' : 'text-warning-text'}`}
          />
          <span className="min-w-0">
            {finding.questionId !== undefined && (
              <Link to="/project/form/editor" search={{ key: formKey, question: finding.questionId }}>
                {t('finding.question', { title: titleOf(draft.data, finding.questionId) })}
              </Link>
            )}
            {finding.ruleId !== undefined ? (
              <Link to="/project/form/logic" search={{ key: formKey }}>
                {wordsOf(t, finding, draft.data)}
              </Link>
            ) : (
              wordsOf(t, finding, draft.data)
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What a question type finds in its own options it says in its own words. */
const wordsOf = (t: Translate, finding: Finding, definition: FormDefinition | undefined): string => {
  const { type, reason } = finding.params ?? {}
  return finding.code === 'question.unfinished'
    ? translate(`question-types/${type}`, `unfinished.${reason}`)
    : t(`finding.${finding.code}`, paramsOf(finding, definition))
}

const paramsOf = ({ code, params = {} }: Finding, definition: FormDefinition | undefined) => ({
  ...params,
  ...(code === 'language.notSpoken' && { type: translate(`question-types/${params.type}`, 'title') }),
  ...(typeof params.language === 'string' && { language: languageName(params.language) }),
  ...(typeof params.source === 'string' && { source: titleOf(definition, params.source) }),
  ...(typeof params.piped === 'string' && { piped: titleOf(definition, params.piped) }),
  ...(typeof params.questions === 'string' && {
    questions: params.questions
      .split(', ')
      .map((id) => titleOf(definition, id))
      .join(' → '),
  }),
})

/** "3. Your age"; the id alone where there is no title, or no such question. */
const titleOf = (definition: FormDefinition | undefined, id: string): string => {
  const all = definition ? definition.questions.flatMap(withChildren) : []
  const question = all.find((each) => each.id === id)
  return (
    (question &&
      definition &&
      (pickText(question.title, definition.defaultLanguage, definition.defaultLanguage) ||
        translate(`question-types/${question.type}`, 'title'))) ||
    id
  )
}

const withChildren = (question: Question): readonly Question[] => [question, ...(question.children ?? [])]
