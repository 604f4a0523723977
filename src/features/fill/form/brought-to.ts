import type { Question } from '#shared/form/definition'

/** What an address says to a question, by its name or its id; several values on lines of their own. */
export const broughtTo = ({ id, name }: Question, address: URLSearchParams): string | null => {
  const texts = [...(name === undefined ? [] : address.getAll(name)), ...address.getAll(id)]
  return texts.length > 0 ? texts.join('\n') : null
}
