/** Definitions and statistics of every type, for the tests that draw charts. */
import found from 'virtual:plugins/eager/question-types/statistics'
import type { TypeStatistics } from '../../shared/form/question-type.ts'

export { default as definitions } from 'virtual:plugins/eager/question-types/definition'

// biome-ignore lint/suspicious/noExplicitAny: any type is tried; each takes its own options and answers.
export const statistics = found as ReadonlyMap<string, TypeStatistics<any, any>>
