import type { Text } from './definition.ts'

/** A validation failure as data. The page translates `code` with `params`; nobody stores or sends a text. */
export interface Issue {
  /** `<typeId>.<camelCase>` of a question type, or one of the core: `required`, `malformed`. */
  readonly code: string
  /** Where inside the answer: row index, child question id, matrix row … */
  readonly path?: readonly (string | number)[]
  readonly params?: Readonly<Record<string, string | number>>
  /** The author's own words for it, by language. They take the place of the words of `code`. */
  readonly text?: Text
}

/** The shared "nothing wrong": returned instead of a fresh array, because validation is a hot path. */
export const noIssues: readonly Issue[] = Object.freeze([])
