import { expect, test } from 'vitest'
import { compileForm, type Page } from './compile.ts'
import type { Question } from './definition.ts'
import { noPatterns } from './no-patterns.ts'
import { type Paging, pagesBy } from './paging.ts'
import { form, question } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'
import { withoutRepeatedHeading } from './visible-pages.ts'

const pagesOf = (paging: Paging, questions: Question[]) =>
  pagesBy(paging, compileForm(form(questions), testTypes, noPatterns))
/** Heading, then questions, section by section. */
const told = ({ sections }: Page) =>
  sections.map(({ heading, questions }) => `${heading?.id ?? ''}: ${questions.map(({ id }) => id).join(' ')}`)

const long = [
  question('name', 'text'),
  question('mail', 'text'),
  question('fold', 'page-break'),
  question('more', 'text'),
  question('part', 'section'),
  question('pick', 'single'),
  question('why', 'text'),
]

test('by page breaks a form is what its author folded', () => {
  expect(pagesOf('breaks', long).map(told)).toEqual([[': name mail'], [': more', 'part: pick why']])
})

test('all at once no question is lost, and what follows a break goes on with what stood before it', () => {
  const [page, ...others] = pagesOf('none', long)
  expect(others).toEqual([])
  expect(page && told(page)).toEqual([': name mail more', 'part: pick why'])
  expect(page?.breakAfter).toBeNull()
})

test('one by one each question is a page, counted from 1, with the heading of its section and the words of its break', () => {
  const pages = pagesOf('questions', long)
  expect(pages.map(told)).toEqual([[': name'], [': mail'], [': more'], ['part: pick'], ['part: why']])
  expect(pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  expect(pages.map(({ breakAfter }) => breakAfter?.id)).toEqual([undefined, 'fold', undefined, undefined, undefined])
})

test('what asks nothing stands with the question below it, and at the end with the one above', () => {
  const pages = pagesOf('questions', [
    question('words', 'display'),
    question('name', 'text'),
    question('mail', 'text'),
    question('bye', 'display'),
    question('end', 'section'),
  ])
  expect(pages.map(told)).toEqual([[': words name'], [': mail bye', 'end: ']])
  expect(pagesOf('questions', [question('only', 'display')]).map(told)).toEqual([[': only']])
  expect(pagesOf('questions', []).map(told)).toEqual([[]])
})

test('a heading is said once while its section is gone through', () => {
  const pages = pagesOf('questions', long)
  const drawn = (at: number) => {
    const page = pages[at]
    return page && told(withoutRepeatedHeading(page, pages[at - 1]))
  }
  expect(drawn(3)).toEqual(['part: pick'])
  expect(drawn(4)).toEqual([': why'])
})
