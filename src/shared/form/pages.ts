import type { Question } from './definition.ts'
import type { TypeTraits } from './question-type.ts'

export interface Section {
  /** A question of a type with flow `section`; null before the first one of a page. */
  readonly heading: Question | null
  readonly questions: readonly Question[]
}

export interface Page {
  /** From 1. */
  readonly number: number
  readonly sections: readonly Section[]
  /** The page break that ends the page; null on the last page of a form that does not end with one. */
  readonly breakAfter: Question | null
}

/**
 * All pages of a form, whatever the answers: which questions show is the session's to say. Every question is in exactly
 * one place. A page break at the very end starts no further page; an empty form has one empty page.
 */
export const pagesOf = (
  questions: readonly { readonly question: Question; readonly traits: TypeTraits }[],
): readonly Page[] => {
  const pages: Page[] = []
  let sections: { heading: Question | null; questions: Question[] }[] = []
  const end = (breakAfter: Question | null) => {
    pages.push({ number: pages.length + 1, sections, breakAfter })
    sections = []
  }
  for (const { question, traits } of questions) {
    const { flow } = traits
    if (flow === 'page') end(question)
    else if (flow === 'section') sections.push({ heading: question, questions: [] })
    else {
      const last = sections.at(-1)
      if (last) last.questions.push(question)
      else sections.push({ heading: null, questions: [question] })
    }
  }
  if (sections.length > 0 || pages.length === 0) end(null)
  return pages
}
