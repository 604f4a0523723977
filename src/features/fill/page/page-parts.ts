import type { FillQuestionType } from '#src/registry/question-types.fill.ts'
import type { ReadyReply } from '../call/fetch-definition.ts'
import type { TranslatorSource } from '../language/translator.ts'

/**
 * What a form needs beside the page: as the server names it, so that the page knows no type. Tests and stories, which have
 * no server, take it from all that is installed.
 */
export interface PageParts {
  /** Null for a type this build does not know. */
  readonly findType: (id: string, data: ReadyReply['data']) => Promise<FillQuestionType | null>
  /** What the types of the form say in a language, or in one that stands in for it. */
  readonly typeTexts: (language: string) => Promise<TranslatorSource>
}
