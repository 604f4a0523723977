// Answers inside titles: `{{q:<questionId>}}`, and parts of them: `{{q:<questionId>.<address>}}`.
import { addressPattern } from './address.ts'
import type { Text } from './definition.ts'

const pipe = new RegExp(`\\{\\{q:([0-9A-Za-z_-]{1,40})(?:\\.(${addressPattern.source}))?\\}\\}`, 'g')

export interface Pipe {
  readonly questionId: string
  /** Absent: the whole answer. */
  readonly address?: string
}

/** What a text refers to, in any language; may repeat. */
export const pipesOf = (text: Text): readonly Pipe[] =>
  Object.values(text).flatMap((wording) =>
    [...wording.matchAll(pipe)].map(([, questionId = '', address]) =>
      address === undefined ? { questionId } : { questionId, address },
    ),
  )

/** Ids of the questions a text refers to, in any language, each once. */
export const pipesIn = (text: Text): readonly string[] => [
  ...new Set(pipesOf(text).map(({ questionId }) => questionId)),
]

/** Replaces each pipe; what `answerOf` returns is inserted as it is and never read as a pipe again. */
export const fillPipes = (wording: string, answerOf: (questionId: string, address?: string) => string): string =>
  wording.includes('{{q:')
    ? wording.replace(pipe, (_match, id: string, address?: string) => answerOf(id, address))
    : wording

/** The same text about other questions: a copy of a form has ids of its own. */
export const renamePipes = (
  wording: string,
  renamed: (id: string) => string,
  address: (of: string) => string,
): string =>
  wording.replace(pipe, (_match, id: string, of?: string) =>
    of === undefined ? `{{q:${renamed(id)}}}` : `{{q:${renamed(id)}.${address(of)}}}`,
  )
