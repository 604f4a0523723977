import { expect, test } from 'vitest'
import { compileForm } from '#shared/form/compile'
import { noPatterns } from '#shared/form/no-patterns'
import { form, question, rule, when } from '#shared/form/testing/forms'
import { testTypes } from '#shared/form/testing/types'
import { questionsOf, visiblePages } from './visible-pages.ts'

test('a page whose questions are all hidden is passed over, though its heading shows', () => {
  const compiled = compileForm(
    form(
      [
        question('pick', 'single'),
        question('fold1', 'page-break'),
        question('part', 'section'),
        question('why', 'text'),
        question('fold2', 'page-break'),
        question('end', 'text'),
      ],
      [rule('show', ['why'], when('pick', 'eq', 'b'))],
    ),
    testTypes,
    noPatterns,
  )
  const session = compiled.openSession()
  const numbers = () => visiblePages(compiled.pages, session).map((page) => page.number)
  expect(numbers()).toEqual([1, 3])
  session.set('pick', 'b')
  expect(numbers()).toEqual([1, 2, 3])
  expect(visiblePages(compiled.pages, session).map(questionsOf)).toEqual([['pick'], ['part', 'why'], ['end']])
})

test('a form with nothing to show still has its first page', () => {
  const compiled = compileForm(form([]), testTypes, noPatterns)
  expect(visiblePages(compiled.pages, compiled.openSession())).toHaveLength(1)
})
