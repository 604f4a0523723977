// Files that wait on the device, in answers of any shape: what holds one is an object with its id (`AnswerFile` of the types).

import type { Answers, Json } from '#shared/form/definition'
import { isWaitingFile } from '#shared/waiting-file'

/** A file as answers name it once the server has it. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  readonly size: number
}

/** Ids of the files that wait, each with the question whose answer names it, in the order of the answers. */
export const waitingIn = (answers: Answers): readonly { readonly questionId: string; readonly id: string }[] =>
  Object.entries(answers).flatMap(([questionId, answer]) => idsIn(answer).map((id) => ({ questionId, id })))

const idsIn = (value: Json): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isList(value)) return value.flatMap(idsIn)
  const { id } = value
  return [...(typeof id === 'string' && isWaitingFile(id) ? [id] : []), ...Object.values(value).flatMap(idsIn)]
}

/**
 * The answer with another file in the place of one that waited, or without it: taken out of its list, else out of what
 * holds it. Undefined: nothing is left of the answer.
 * @param file null: there will be none
 */
export const exchanged = (answer: Json, id: string, file: StoredFile | null): Json | undefined => {
  if (typeof answer !== 'object' || answer === null) return answer
  if (isList(answer)) {
    const left = answer.flatMap((each) => {
      const next = exchanged(each, id, file)
      return next === undefined ? [] : [next]
    })
    return left.length === 0 && answer.length > 0 ? undefined : left
  }
  if (answer.id === id) {
    if (!file) return undefined
    // What the server says counts: it has cut the name, or taken out where the picture was made.
    const { name, size } = file
    return { ...answer, id: file.id, ...('name' in answer && { name }), ...('size' in answer && { size }) }
  }
  return Object.fromEntries(
    Object.entries(answer).flatMap(([key, each]) => {
      const next = exchanged(each, id, file)
      return next === undefined ? [] : [[key, next]]
    }),
  )
}

// `Array.isArray` does not know lists that are only read.
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
