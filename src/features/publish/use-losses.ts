import { useQueries } from '@tanstack/react-query'
import type { OpenedForm } from '#shared/contract/form'
import type { FormDefinition, Json, Question } from '#shared/form/definition'
import { lossesOf } from '#shared/form/losses'
import { pickText } from '#shared/form/text'
import { itemAnswersQueryOptions } from '#src/api/forms.ts'
import { nameOf } from '#src/console-kit/form/form-differences.tsx'

export interface LostAnswers {
  readonly id: string
  /** The question's name. */
  readonly question: string
  /** What an option, a row or a column of it was called; absent: the question itself is gone. */
  readonly option?: string
  readonly count: number
}

/**
 * What has answers and is not asked any more once the draft is published.
 * @returns undefined while it is counted
 */
export const useLosses = (
  { formKey, answerCount }: Pick<OpenedForm, 'formKey' | 'answerCount'>,
  live: FormDefinition,
  draft: FormDefinition,
): readonly LostAnswers[] | undefined => {
  // Where nobody has answered nothing can be lost.
  const losses = answerCount === 0 ? [] : lossesOf(live, draft)
  const asked = losses.flatMap(({ question, options = [undefined] }: AnyLoss) =>
    options.map((option) => ({ question, option })),
  )
  const counts = useQueries({
    queries: asked.map(({ question, option }) => itemAnswersQueryOptions(formKey, question.id, option)),
  })
  if (counts.some(({ isPending }) => isPending)) return undefined
  return asked.flatMap(({ question, option }, at) => {
    const count = counts[at]?.data ?? 0
    if (count === 0) return []
    const name = option === undefined ? undefined : optionName(question.options, option, live.defaultLanguage)
    return [
      {
        id: `${question.id} ${option ?? ''}`,
        question: nameOf(question, live),
        ...(name !== undefined && { option: name }),
        count,
      },
    ]
  })
}

/** The question itself as one of its parts. */
interface AnyLoss {
  readonly question: Question
  readonly options?: readonly (string | undefined)[]
}

/** The words of the option with this id, wherever it stands in the options; the id where it has none. */
const optionName = (options: Json, id: string, language: string): string => {
  const find = (value: Json): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined
    if (!Array.isArray(value) && 'id' in value && value.id === id && 'label' in value)
      return pickText(value.label as Parameters<typeof pickText>[0], language, language) || undefined
    for (const part of Object.values(value)) {
      const found = find(part)
      if (found !== undefined) return found
    }
    return undefined
  }
  return find(options) ?? id
}
