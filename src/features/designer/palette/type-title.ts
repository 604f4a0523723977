import { translate } from '#src/i18n/init.ts'
import { definitions } from '#src/registry/question-types.admin.ts'

/** A type's name in the language on screen. */
export const typeTitle = (typeId: string): string =>
  definitions.has(typeId) ? translate(`question-types/${typeId}`, 'title') : typeId
