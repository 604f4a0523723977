import type { QuestionHost } from '#sdk/ui'
import { addressText } from '#shared/form/addresses'
import type { Json, Question } from '#shared/form/definition'
import type { FormatContext, ResolveType, TypeFormatter } from '#shared/form/question-type'
import type { FormatAnswer } from './use-question-state.ts'

type Words = Pick<QuestionHost, 'language' | 'pickText' | 'translate' | 'fileUrl'>

/** Answers as text by the formatters of their types; '' for types that have none. */
export const createAnswerText = (resolve: ResolveType, host: Words): FormatAnswer => {
  const format: FormatAnswer = (question, answer, address) => {
    if (address !== undefined)
      return addressText({ question, answer, address }, resolve, formatContext(question, host, format))
    const formatter = resolve(question.type)?.formatter
    return formatter ? applied(formatter)(answer, question.options, formatContext(question, host, format)) : ''
  }
  return format
}

/** What the words of one question's answers are made with. */
export const formatContext = (question: Question, host: Words, format: FormatAnswer): FormatContext => ({
  language: host.language,
  text: host.pickText,
  t: (key, params) => host.translate(`question-types/${question.type}`, key, params),
  fileUrl: host.fileUrl,
  children: (question.children ?? []).map((child) => ({
    question: child,
    format: (answer) => format(child, answer),
  })),
})

// The registry joined type and formatter by folder name (see TypeRuntime), which the compiler cannot follow.
const applied = (formatter: TypeFormatter<never, never>) =>
  formatter.text as (answer: Json, options: Json, context: FormatContext) => string
