// Answers inside titles: `{{q:<questionId>}}`.
import type { Text } from './definition.ts'

const pipe = /\{\{q:([0-9A-Za-z_-]{1,40})\}\}/g

/** Ids a text refers to, in any language, each once. */
export const pipesIn = (text: Text): readonly string[] => {
  const ids = new Set<string>()
  for (const wording of Object.values(text)) for (const match of wording.matchAll(pipe)) if (match[1]) ids.add(match[1])
  return [...ids]
}

/** Replaces each pipe; what `answerOf` returns is inserted as it is and never read as a pipe again. */
export const fillPipes = (wording: string, answerOf: (questionId: string) => string): string =>
  wording.includes('{{q:') ? wording.replace(pipe, (_match, id: string) => answerOf(id)) : wording
