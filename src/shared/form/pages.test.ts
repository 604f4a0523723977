import { expect, test } from 'vitest'
import { compileForm } from './compile.ts'
import { noPatterns } from './no-patterns.ts'
import { form, question } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'

/** `[heading: questions | …] break`, one line a page. */
const outline = (...types: readonly string[]) =>
  compileForm(form(types.map((type, at) => question(`${type[0]}${at}`, type))), testTypes, noPatterns).pages.map(
    ({ number, sections, breakAfter }) =>
      `${number}: ${sections
        .map(({ heading, questions }) => `${heading?.id ?? '-'}[${questions.map(({ id }) => id).join(' ')}]`)
        .join(' ')} / ${breakAfter?.id ?? '-'}`,
  )

test.each<[string, string[], string[]]>([
  ['an empty form has one empty page', [], ['1:  / -']],
  ['no breaks: one page', ['text', 'display', 'number'], ['1: -[t0 d1 n2] / -']],
  ['a break ends its page', ['text', 'page-break', 'number'], ['1: -[t0] / p1', '2: -[n2] / -']],
  ['a break at the end starts no empty page', ['text', 'page-break'], ['1: -[t0] / p1']],
  ['a break at the start leaves an empty page', ['page-break', 'text'], ['1:  / p0', '2: -[t1] / -']],
  ['no break is lost', ['text', 'page-break', 'page-break', 'text'], ['1: -[t0] / p1', '2:  / p2', '3: -[t3] / -']],
  ['sections', ['text', 'section', 'text', 'section', 'section', 'text'], ['1: -[t0] s1[t2] s3[] s4[t5] / -']],
  ['a page opens without heading', ['section', 'text', 'page-break', 'text'], ['1: s0[t1] / p2', '2: -[t3] / -']],
  ['unknown types take a place', ['text', 'unheard-of'], ['1: -[t0 u1] / -']],
])('%s', (_, types, expected) => {
  expect(outline(...types)).toEqual(expected)
})
