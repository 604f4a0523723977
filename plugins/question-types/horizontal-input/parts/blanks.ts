import type { FormatContext, Text } from '#sdk'

export interface Blank {
  readonly id: string
  /** For those who do not see the words around it, and for headings. */
  readonly label: Text
  readonly kind: 'text' | 'number'
  readonly required: boolean
}

/** What stands in each blank, by its id; nothing where it was left empty. */
export type BlankAnswer = Readonly<Record<string, string | number>>

export const maxBlanks = 20
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
