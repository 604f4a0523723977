// What must be true, kept beside the product by nothing but what people did and what they were told.

import type { Question } from '#sdk'

export interface QuestionModel {
  /** Id of the type. */
  readonly type: string
  readonly title: string
  readonly required: boolean
}

export interface RecordModel {
  /** The first text that was typed; '' where the form asked for none. */
  text: string
  /** Name of the file that was sent, without its ending; '' where the form asked for none. */
  readonly file: string
}

export interface FormModel {
  readonly key: string
  name: string
  questions: readonly QuestionModel[]
  /** What undo goes back to, newest last, as far as this walk knows. */
  past: (readonly QuestionModel[])[]
  /** As the server had it at the last publication. */
  published: readonly Question[] | null
  collecting: boolean
  /** Address on the respondent's phone. */
  address: string
  /** What somebody was told is stored, oldest first. */
  records: RecordModel[]
}
