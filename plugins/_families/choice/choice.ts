import type { Text } from '#sdk'

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
