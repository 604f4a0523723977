import type { QuestionHost } from '#sdk/ui'
import type { Json, Question } from '#shared/form/definition'
import type { FormatContext, ResolveType, TypeFormatter } from '#shared/form/question-type'
import type { FormatAnswer } from './use-question-state.ts'

/** Answers as text by the formatters of their types; '' for types that have none. */
export const createAnswerText = (
  resolve: ResolveType,
  host: Pick<QuestionHost, 'language' | 'pickText' | 'translate' | 'fileUrl'>,
): FormatAnswer => {
  const format: FormatAnswer = (question, answer) => {
    const formatter = resolve(question.type)?.formatter
    return formatter ? applied(formatter)(answer, question.options, contextOf(question)) : ''
  }
  const contextOf = (question: Question): FormatContext => ({
    language: host.language,
    text: host.pickText,
    t: (key, params) => host.translate(`question-types/${question.type}`, key, params),
    fileUrl: host.fileUrl,
    children: (question.children ?? []).map((child) => ({
      question: child,
      format: (answer) => format(child, answer),
    })),
  })
  return format
}

// The registry joined type and formatter by folder name (see TypeRuntime), which the compiler cannot follow.
const applied = (formatter: TypeFormatter<never, never>) =>
  formatter.text as (answer: Json, options: Json, context: FormatContext) => string
