import type { FormSession, Page } from './compile.ts'

/** Pages with something to show; a page whose questions are all hidden by rules is passed over. Never empty. */
export const visiblePages = (pages: readonly Page[], session: FormSession): readonly Page[] => {
  if (pages.length < 2) return pages
  const shown = pages.filter((page) => hasSomething(page, session))
  return shown.length > 0 ? shown : pages.slice(0, 1)
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

/** The page as it is drawn after another one: a heading that was just read is not said again. */
export const withoutRepeatedHeading = (page: Page, before: Page | undefined): Page => {
  const last = before?.sections.at(-1)?.heading
  const [first, ...rest] = page.sections
  return last && first?.heading === last ? { ...page, sections: [{ ...first, heading: null }, ...rest] } : page
}
