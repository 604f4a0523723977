import type { FormDefinition } from '#shared/form/definition'

/** Every question type a form uses, children included. */
export const typesIn = ({ questions }: Pick<FormDefinition, 'questions'>): Set<string> =>
  new Set(questions.flatMap(({ type, children }) => [type, ...(children ?? []).map((child) => child.type)]))
