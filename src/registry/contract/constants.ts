// What all checks of the contract go by.
import type { TypeFolder } from './type-folder.ts'

/** The language of the product's sources. */
export const language = 'zh-cn'

/** The language a type's meaning is stated in: that of the sources, or English for one that does not speak it (yet). */
export const sourceOf = ({ locales }: Pick<TypeFolder, 'locales'>): string => (locales.has(language) ? language : 'en')

export const now = Date.UTC(2026, 5, 15, 12)
/** One seed for everybody: what fails once fails for all. */
export const seed = 20_260_801
