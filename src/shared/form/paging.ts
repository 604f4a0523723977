// One form, three ways through it: which questions stand together is a matter of looks, not of the form.
import type { CompiledForm, Page } from './compile.ts'
import type { Section } from './pages.ts'

/** `breaks`: as the page breaks say. `questions`: one question at a time. `none`: everything on one page. */
export const pagings = ['breaks', 'questions', 'none'] as const
export type Paging = (typeof pagings)[number]

/** The pages of a form as they are turned. Like `pagesOf`, whatever the answers; every question is on exactly one page. */
export const pagesBy = (
  paging: Paging,
  { pages, question }: Pick<CompiledForm, 'pages' | 'question'>,
): readonly Page[] => {
  if (paging === 'breaks') return pages
  const arranged = paging === 'none' ? [allOf(pages)] : pages.flatMap((page) => oneByOne(page, question))
  return arranged.map((page, at) => ({ ...page, number: at + 1 }))
}

type Unnumbered = Omit<Page, 'number'>

const allOf = (pages: readonly Page[]): Unnumbered => {
  const sections: Section[] = []
  for (const section of pages.flatMap((page) => page.sections)) {
    const last = sections.at(-1)
    // What stands before the first heading of a page goes on with what was before the break.
    if (last && section.heading === null)
      sections.splice(-1, 1, { ...last, questions: [...last.questions, ...section.questions] })
    else sections.push(section)
  }
  return { sections, breakAfter: null }
}

/**
 * What asks nothing (a picture, a line of text) belongs to the question below it, and at the end of a section to the one
 * above. Each question brings the heading of its section: which one shows it is decided when it is drawn
 * (`withoutRepeatedHeading`, visible-pages.ts), because rules may hide the first.
 */
const oneByOne = ({ sections, breakAfter }: Page, question: CompiledForm['question']): readonly Unnumbered[] => {
  const asks = (id: string): boolean => {
    const traits = question(id)?.traits
    return traits?.collects === true && traits.assigned !== true
  }
  const steps: Section[][] = []
  // A heading with nothing below it.
  let words: Section[] = []
  for (const section of sections) {
    const groups = groupsOf(section.questions, asks)
    if (groups.length === 0) words.push(section)
    for (const questions of groups) {
      steps.push([...words, { ...section, questions }])
      words = []
    }
  }
  const last = [...(steps.pop() ?? []), ...words]
  return [...steps.map((each) => ({ sections: each, breakAfter: null })), { sections: last, breakAfter }]
}

const groupsOf = (questions: Section['questions'], asks: (id: string) => boolean): Section['questions'][] => {
  const groups: Section['questions'][] = []
  let group: Section['questions'] = []
  for (const each of questions) {
    group = [...group, each]
    if (!asks(each.id)) continue
    groups.push(group)
    group = []
  }
  if (group.length > 0) groups.push([...(groups.pop() ?? []), ...group])
  return groups
}
