import type { CompiledForm, FormSession } from '#shared/form/compile'
import type { FormatAnswer } from '#src/form-view/use-question-state.ts'

export interface AnswerLine {
  readonly questionId: string
  readonly title: string
  readonly text: string
}

/** The given answers as a person reads them, in the order of the form: for printing and for a copy on the device. */
export const answerLines = (
  compiled: CompiledForm,
  session: FormSession,
  language: string,
  format: FormatAnswer,
): readonly AnswerLine[] =>
  compiled.definition.questions.flatMap((question) => {
    const answer = session.given(question.id)
    if (answer === undefined || question.byLink) return []
    return [
      { questionId: question.id, title: session.title(question.id, language, format), text: format(question, answer) },
    ]
  })
