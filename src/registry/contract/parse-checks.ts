// Texts as answers: what comes out is an answer or nothing, and what a spreadsheet holds is read back.
import fc from 'fast-check'
import type { Json } from '#sdk'
import { cellText } from '../../shared/form/cell.ts'
import { seed } from './constants.ts'
import { formatContext } from './format-context.ts'
import { fuzz, given } from './fuzz.ts'
import type { Problem } from './problem.ts'
import { problem, said, short } from './problem.ts'
import { asStored } from './schema.ts'
import type { TypeFolder } from './type-folder.ts'

export const parseProblems = (type: TypeFolder): Problem[] => {
  const { definition, formatter, parse: parser } = type
  if (!definition || definition.answer === null) return []
  const claims = definition.examples.filter(({ survives }) => survives)
  const add = (file: string, what: string, remedy: string) => [problem(type, file, what, remedy)]
  if (!parser)
    return claims.length === 0
      ? []
      : add('parse.ts', 'an example says that its answer survives as text, and nothing reads it', 'write parse.ts')
  if (claims.length === 0)
    return add('definition.ts', 'no example says that its answer survives as text', 'add survives: true to a valid one')
  const wrongly = (text: string, options: Json): string | null => {
    let answer: unknown
    try {
      answer = parser.parse(text, options)
    } catch (failure) {
      return `throws: ${said(failure)}`
    }
    return answer === undefined || type.validator?.is(answer) ? null : `makes ${short(answer)}, which is() refuses`
  }
  const lost = claims.flatMap(({ options, answer, children }) => {
    const context = formatContext(type, children)
    const written = formatter ? asText(formatter, answer, options, context) : ''
    const back = parser.parse(written, options)
    return JSON.stringify(asStored(back)) === JSON.stringify(asStored(answer))
      ? []
      : add(
          'parse.ts',
          `"${written}", which the spreadsheet says of ${short(answer)}, is read as ${short(back)}`,
          'read what the formatter writes, or leave survives out of the example',
        )
  })
  const anything = fc.check(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...pasted)), (text) => {
      for (const { options } of definition.examples) {
        const wrong = wrongly(text, options)
        if (wrong) throw new Error(wrong)
      }
    }),
    { numRuns: 200, seed },
  )
  const strange = anything.failed
    ? add(
        'parse.ts',
        `of the text ${short(anything.counterexample?.[0])} it ${said(anything.errorInstance)}`,
        'give an answer that is() accepts, or undefined; never throw',
      )
    : []
  const formatted = fuzz(
    type,
    'parse.ts',
    (answer) => {
      if (!formatter || !given(type, answer)) return null
      for (const { options, children } of definition.examples) {
        const wrong = wrongly(asText(formatter, answer, options, formatContext(type, children)), options)
        if (wrong) return wrong
      }
      return null
    },
    200,
  )
  return [...lost, ...strange, ...formatted]
}

/** As a spreadsheet's one cell holds it, else as its line. */
const asText = (
  formatter: NonNullable<TypeFolder['formatter']>,
  answer: Json,
  options: Json,
  context: ReturnType<typeof formatContext>,
): string => {
  const cells = formatter.cells?.(answer, options, context)
  return cells?.length === 1 ? cellText(cells[0] ?? null) : formatter.text(answer, options, context)
}

/** What people paste, by accident and on purpose. */
const pasted: readonly string[] = [
  ...['', ' ', '\n', ',', '、', '-', '1e999', '-0', 'NaN', 'Infinity', '9'.repeat(400), '2026-02-30', '24:00'],
  ...['__proto__', 'constructor', '{"ids":["a"]}', '<script>', '\u0000', 'a\tb\tc', '//', ':', '：x'],
]
