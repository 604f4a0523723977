import type { Text, WrittenQuestion } from '#sdk'

/** One option of a choice question. */
export interface Choice {
  readonly id: string
  readonly label: Text
  /** Takes a text of the respondent's own ("other"); at most one of a question. */
  readonly allowText?: boolean
  /** The text may not be left empty. */
  readonly textRequired?: boolean
  /** Shown, but not to be chosen any more. */
  readonly disabled?: boolean
  /** So many records may choose it. */
  readonly quota?: number
  /** A line below its words. */
  readonly description?: Text
  /** Address of a picture above its words. */
  readonly image?: string
  /** Chosen alone ("none of the above"). */
  readonly exclusive?: boolean
}

/** The answer of every choice question: ids in the order chosen or shown, and the text of the option that takes one. */
export interface ChoiceAnswer {
  readonly ids: readonly string[]
  readonly other?: string
}

/** Bounds of an answer; the schema and `isChoiceAnswer` both go by them. */
export const maxChoices = 200
export const maxIdLength = 40
export const maxOtherLength = 500

/** Two options without words, to start a new question with. */
export const starterChoices = (newId: () => string): { id: string; label: Text }[] => [
  { id: newId(), label: {} },
  { id: newId(), label: {} },
]

/** The options somebody wrote as lines. One with a line to write on takes a text, as "Other ____" does on paper. */
export const writtenChoices = (
  { choices, language }: Pick<WrittenQuestion, 'choices' | 'language'>,
  newId: () => string,
): { id: string; label: Text; allowText?: true }[] => {
  const other = choices.findIndex((choice) => lineToWriteOn.test(choice))
  return choices.slice(0, maxChoices).map((choice, index) => ({
    id: newId(),
    label: { [language]: choice.replace(lineToWriteOn, '').trim() || choice },
    ...(index === other && { allowText: true as const }),
  }))
}

const lineToWriteOn = /[:：]?\s*_{2,}\s*$/
