import type { Json, Question, Text } from '#shared/form/definition'

/**
 * The author's own words on the buttons of a page. A type with flow `page` may state `nextLabel` and `backLabel` in its
 * options; read as data, because the page knows no type by name.
 */
export const pageLabels = (pageBreak: Question | null | undefined): { next: Text; back: Text } => ({
  next: textOf(pageBreak?.options, 'nextLabel'),
  back: textOf(pageBreak?.options, 'backLabel'),
})

const textOf = (options: Json | undefined, key: string): Text => {
  if (typeof options !== 'object' || options === null || !Object.hasOwn(options, key)) return {}
  const text: unknown = Reflect.get(options, key)
  if (typeof text !== 'object' || text === null) return {}
  return Object.fromEntries(
    Object.entries(text).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
