// What a form is for, as far as the engine needs to know: a mode shows respondents little and makes something of answers.
import type { Answers, Json, Text } from './definition.ts'
import type { Cell, Fact } from './question-type.ts'

/** What respondents may see of a mode's settings. What is not given here never leaves the server. */
export interface ModeView<Form, Question> {
  readonly form?: (form: Form) => Json
  readonly question?: (question: Question) => Json
}

export interface ModeSettings<Form, Question> {
  readonly form: Form
  /** By question id; only those the author set. */
  readonly questions: Readonly<Record<string, Question>>
}

/** What a mode makes of accepted answers. Runs on the server only. */
export interface ModeJudge<Form, Question, Outcome> {
  /** Stored beside the answers; judged again when they are changed. */
  readonly outcome: (answers: Answers, settings: ModeSettings<Form, Question>) => Outcome
  /** What an outcome adds to the figures of the form. */
  readonly facts?: (outcome: Outcome) => readonly Fact[]
  /** Columns of an outcome in exports, before those of the answers. */
  readonly columns?: readonly { readonly title: Text; readonly cell: (outcome: Outcome) => Cell }[]
}
