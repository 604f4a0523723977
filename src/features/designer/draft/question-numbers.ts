import type { Question } from '#shared/form/definition'
import { resolveType } from '#src/registry/question-types.admin.ts'

/** Numbers as they stand everywhere: questions that are answered are counted, page breaks and layout are not. */
export const questionNumbers = (questions: readonly Question[]): ReadonlyMap<string, number> =>
  new Map(
    questions.filter(({ type }) => resolveType(type)?.traits.collects ?? true).map(({ id }, index) => [id, index + 1]),
  )
