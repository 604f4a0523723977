import types from 'virtual:locales/types'
import { textLanguages } from '#shared/language-choice'
import { findQuestionType } from '#src/registry/question-types.installed.ts'
import type { PageParts } from './page-parts.ts'

/** All that is installed, for tests and stories of the page. */
export const installedParts: PageParts = {
  findType: (id) => findQuestionType(id),
  typeTexts: async (wished) => {
    const available = Object.keys(types)
    const language = textLanguages(wished, available, available).at(-1) ?? 'en'
    return { language, texts: (await types[language]?.())?.default ?? {} }
  },
}
