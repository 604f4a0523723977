import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ConditionField } from '#ds/condition-builder'
import { fieldOf } from '#shared/form/address'
import { addressesOf, operatorsAt } from '#shared/form/addresses'
import type { Json, Question } from '#shared/form/definition'
import type { FormatContext, Labelled, TypeStatistics } from '#shared/form/question-type'
import { stale } from '#src/api/stale.ts'
import { formatContext } from '#src/form-view/answer-text.ts'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { typesIn } from '#src/form-view/types-in.ts'
import { translate } from '#src/i18n/init.ts'
import { useT } from '#src/i18n/use-t.ts'
import { definitions, resolveType, statistics } from '#src/registry/question-types.admin.ts'
import { questionNumbers } from '../draft/question-numbers.ts'
import { useDraftFormHost } from '../draft/use-designer-host.tsx'
import { useContentLanguage, useDefinition } from '../draft/use-draft.ts'
import { useQuestionName } from '../draft/use-question-name.ts'
import { type Family, familyOf, kindOf, operatorId } from './rule-conditions.ts'

export interface RuleField extends ConditionField {
  readonly family: Family
}

/**
 * What rules can ask about: every question that is sent to respondents and collects something, in form order, each
 * followed by the parts of its answer (rows, blanks, columns of a sub-form).
 */
export const useRuleFields = (): readonly RuleField[] => {
  const definition = useDefinition()
  const host = useDraftFormHost(useContentLanguage(), definition.defaultLanguage)
  const values = useCountableValues(typesIn(definition))
  const labelOf = useNumberedName()
  const t = useT('designer')
  return useMemo(
    () =>
      definition.questions.flatMap((question): RuleField[] => {
        const type = definitions.get(question.type)
        const traits = resolveType(question.type)?.traits
        if (!type || !traits?.collects || traits.assigned || question.hidden) return []
        const comparand = type.comparand?.(question.options) ?? type.filter?.(question.options) ?? 'text'
        const family = familyOf(comparand, traits.operators)
        return [
          {
            id: question.id,
            label: labelOf(question),
            family,
            kind: kindOf(family),
            operators: traits.operators.map((operator) => operatorId(family, operator)),
            ...(comparand !== 'text' && comparand !== 'number' && comparand !== 'choice' && { precision: comparand }),
            ...(kindOf(family) === 'choice' && { options: values(question, host) }),
          },
          // What a type calls the parts of its answers is read by the author, as the whole sentence around it.
          ...addressesOf(question, resolveType, formatContext(question, { ...host, translate }, noAnswer), (child) =>
            values(child, host),
          ).map((part): RuleField => {
            const asked = operatorsAt(part)
            const partFamily = familyOf(part.kind, asked)
            return {
              id: fieldOf(question.id, part.id),
              label: t('logic.part', { question: labelOf(question), part: part.label }),
              family: partFamily,
              kind: kindOf(partFamily),
              operators: asked.map((operator) => operatorId(partFamily, operator)),
              ...(part.kind === 'date' && { precision: 'date' }),
              ...(part.kind === 'choice' && { options: part.values ?? [] }),
            }
          }),
        ]
      }),
    [definition.questions, host, values, labelOf, t],
  )
}

/** "3. Your age": rules are read apart from the form, where two questions may be called the same. */
export const useNumberedName = (): ((question: Question) => string) => {
  const t = useT('designer')
  const { questions } = useDefinition()
  const nameOf = useQuestionName()
  return useMemo(() => {
    const numbers = questionNumbers(questions)
    return (question) => {
      const number = numbers.get(question.id)
      return number === undefined ? nameOf(question) : t('logic.question', { position: number, name: nameOf(question) })
    }
  }, [t, questions, nameOf])
}

type ValuesOf = (question: Question, host: FormHost) => readonly Labelled[]

/** What the answers of a type can be, by the same list its statistics count: its code is fetched once. */
const useCountableValues = (types: ReadonlySet<string>): ValuesOf => {
  const ids = [...types].sort()
  const { data } = useQuery({
    queryKey: ['countable-values', ...ids],
    queryFn: async () => new Map(await Promise.all(ids.map(async (id) => [id, await statistics.get(id)?.()] as const))),
    staleTime: stale.never,
  })
  return useMemo(
    () => (question, host) => {
      const type = data?.get(question.type)
      return type ? applied(type)(question.options, formatContext(question, host, noAnswer)) : []
    },
    [data],
  )
}

/** Choices are listed, not answers. */
const noAnswer = () => ''

// The registry joined type and statistics by folder name (see TypeRuntime), which the compiler cannot follow.
const applied = (type: TypeStatistics<never, never>) =>
  (type.values ?? (() => [])) as (options: Json, context: FormatContext) => readonly Labelled[]
