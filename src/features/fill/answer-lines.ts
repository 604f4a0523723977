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
    if (answer === undefined) return []
    return [
      { questionId: question.id, title: session.title(question.id, language, format), text: format(question, answer) },
    ]
  })

/** Offers the lines as a text file. */
export const downloadLines = (name: string, lines: readonly AnswerLine[]): void => {
  const text = [name, ...lines.map((line) => `${line.title}\n${line.text}`)].join('\n\n')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = `${name.replace(/[\\/:*?"<>|\n]+/g, ' ').trim() || 'answers'}.txt`
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
