// What a page break may state besides words (page-labels.ts), read as data: the page knows no type by name.
import type { Question } from '#shared/form/definition'

/** Whether it says yes to something. */
export const breakSays = (pageBreak: Question | null | undefined, key: 'noBack' | 'hidePosition'): boolean =>
  memberOf(pageBreak, key) === true

/** How long the page it ends may take; null: as long as anybody likes. */
export const pageSeconds = (pageBreak: Question | null | undefined): number | null => {
  const seconds = memberOf(pageBreak, 'seconds')
  return typeof seconds === 'number' && seconds > 0 ? seconds : null
}

const memberOf = (pageBreak: Question | null | undefined, key: string): unknown => {
  const options = pageBreak?.options
  return typeof options === 'object' && options !== null && Object.hasOwn(options, key)
    ? Reflect.get(options, key)
    : undefined
}
