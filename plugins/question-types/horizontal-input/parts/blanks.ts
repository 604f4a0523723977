import type { FormatContext, Labelled, Text } from '#sdk'

export const blankKinds = ['text', 'number', 'date', 'select'] as const
export type BlankKind = (typeof blankKinds)[number]

export interface BlankChoice {
  readonly id: string
  readonly label: Text
}

export interface Blank {
  readonly id: string
  /** For those who do not see the words around it, and for headings. */
  readonly label: Text
  readonly kind: BlankKind
  /** Of a blank with a list: what can be chosen. */
  readonly choices?: readonly BlankChoice[]
  readonly required: boolean
}

/** What stands in each blank, by its id; nothing where it was left empty. A day is an ISO text, a choice its id. */
export type BlankAnswer = Readonly<Record<string, string | number>>

export const maxBlanks = 20
export const maxBlankChoices = 50
export const maxIdLength = 40
export const maxLength = 500
/** Fifteen digits are what a double keeps exactly. */
export const limit = 999_999_999_999_999

/** A blank by its name, unnamed ones by their place. Counted from 0. */
export const blankLabel = ({ label }: Blank, index: number, { text, t }: Pick<FormatContext, 'text' | 't'>): string =>
  text(label) || t('blank', { position: index + 1 })

/** The content of a blank. An inherited property, such as of a blank named `constructor`, is none. */
export const filledIn = (answer: BlankAnswer | undefined, id: string): string | number | undefined =>
  answer && Object.hasOwn(answer, id) ? answer[id] : undefined

export const isBlankText = (content: string | number | undefined): boolean =>
  content === undefined || (typeof content === 'string' && content.trim() === '')

/** The words of a choice, unnamed ones by their place; an id of a choice that was removed stands for itself. */
export const blankChoiceText = (
  id: string,
  { choices = [] }: Pick<Blank, 'choices'>,
  { text, t }: Pick<FormatContext, 'text' | 't'>,
): string => {
  const index = choices.findIndex((choice) => choice.id === id)
  return index < 0 ? id : text(choices[index]?.label) || t('choice', { position: index + 1 })
}

export const namedBlankChoices = (
  blank: Pick<Blank, 'choices'>,
  context: Pick<FormatContext, 'text' | 't'>,
): readonly Labelled[] => (blank.choices ?? []).map(({ id }) => ({ id, label: blankChoiceText(id, blank, context) }))
