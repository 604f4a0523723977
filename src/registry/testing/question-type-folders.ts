/** Definitions and statistics of every type, found by glob, for the tests that draw charts. */
import type { AnyQuestionType } from '#sdk'
import type { TypeStatistics } from '../../shared/form/question-type.ts'
import { byFolder } from '../by-folder.ts'

// biome-ignore lint/suspicious/noExplicitAny: any type is tried; each takes its own options and answers.
type AnyStatistics = TypeStatistics<any, any>

export const definitions = byFolder(
  import.meta.glob<AnyQuestionType>('/plugins/question-types/*/definition.ts', { import: 'default', eager: true }),
)
export const statistics = byFolder(
  import.meta.glob<AnyStatistics>('/plugins/question-types/*/statistics.ts', { import: 'default', eager: true }),
)
