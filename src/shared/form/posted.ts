// Answers as a page without scripts posts them: fields by name, texts all of them (docs/adr/0051).
import type { PostedFields } from './question-type.ts'

/**
 * The name of a control on a page without scripts.
 * @param part an id out of the options, or several joined by dots, where one question has several controls
 */
export const fieldName = (questionId: string, part?: string): string =>
  part === undefined ? questionId : `${questionId}.${part}`

/** Everything a page has posted, in its order. */
export type Posted = ReadonlyMap<string, readonly string[]>

/** What of it belongs to one question. */
export const postedFields = (posted: Posted, questionId: string): PostedFields => {
  const all = (part?: string) => (posted.get(fieldName(questionId, part)) ?? []).map(lineBreaks)
  return { all, one: (part) => all(part)[0] ?? '' }
}

/** Of a question that is drawn by another one, such as once per row: its fields, by the part it was named with. */
export const fieldsWithin = ({ one, all }: PostedFields, part: string): PostedFields => {
  const within = (own?: string) => (own === undefined ? part : fieldName(part, own))
  return { one: (own) => one(within(own)), all: (own) => all(within(own)) }
}

/** Forms send each line break as two characters, whatever was typed. */
const lineBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n')
