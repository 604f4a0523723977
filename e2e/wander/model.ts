// What must be true, kept beside the product by nothing but what people did and what they were told.

export interface QuestionModel {
  /** Word of the palette. */
  readonly type: QuestionKind
  readonly title: string
  readonly required: boolean
}

export const questionKinds = ['单行文本', '多行文本', '数字', '单选题', '多选题', '评分'] as const
export type QuestionKind = (typeof questionKinds)[number]

export interface FormModel {
  readonly key: string
  name: string
  questions: readonly QuestionModel[]
  /** What undo goes back to, newest last, as far as this walk knows. */
  past: (readonly QuestionModel[])[]
  /** As it was at the last publication. */
  published: readonly QuestionModel[] | null
  collecting: boolean
  /** Address on the respondent's phone. */
  address: string
  /** Texts that somebody was told are stored, one for each record; '' where the form had no text to give. */
  records: string[]
}
