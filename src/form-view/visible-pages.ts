import type { CompiledForm, FormSession, Page } from '#shared/form/compile'

/** Pages with something to show; a page whose questions are all hidden by rules is passed over. Never empty. */
export const visiblePages = (compiled: CompiledForm, session: FormSession): readonly Page[] => {
  if (compiled.pages.length < 2) return compiled.pages
  const shown = compiled.pages.filter((page) => hasSomething(page, session))
  return shown.length > 0 ? shown : compiled.pages.slice(0, 1)
}

/** Ids of all questions drawn on a page, in order. */
export const questionsOf = (page: Page): readonly string[] =>
  page.sections.flatMap(({ heading, questions }) => [
    ...(heading ? [heading.id] : []),
    ...questions.map((question) => question.id),
  ])

// A heading alone is no page: it announces questions that are not there.
const hasSomething = (page: Page, session: FormSession): boolean =>
  page.sections.some(({ questions }) => questions.some((question) => session.isVisible(question.id)))
