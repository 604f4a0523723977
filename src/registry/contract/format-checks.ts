// How answers read, and what examples mean by them.
import { inertText } from '#server/sheet/cell-safety'
import { readers } from './address-checks.ts'
import { sourceOf } from './constants.ts'
import { formatContext } from './format-context.ts'
import { fuzz, given } from './fuzz.ts'
import type { Problem } from './problem.ts'
import { problem, said, short } from './problem.ts'
import { formula } from './schema.ts'
import { unwritten } from './text-shape.ts'
import type { TypeFolder } from './type-folder.ts'

export const formatProblems = (type: TypeFolder): Problem[] => {
  const { definition, formatter } = type
  if (!definition || !formatter) return []
  return fuzz(
    type,
    'formatter.ts',
    (answer) => {
      if (!given(type, answer)) return null
      for (const { options, children } of definition.examples) {
        const context = formatContext(type, children)
        const text = formatter.text(answer, options, context)
        if (typeof text !== 'string') return `writes ${short(text)} instead of a text`
        const missing = unwritten(text)
        if (missing) return `writes the key ${missing}, which locales/${sourceOf(type)}.json does not hold in fill`
        const headers = formatter.headers?.(options, context) ?? ['']
        const cells = formatter.cells?.(answer, options, context) ?? [text]
        if (cells.length !== headers.length) return `writes ${cells.length} cells below ${headers.length} headings`
        for (const cell of cells) {
          if (typeof cell === 'number' && !Number.isFinite(cell)) return `writes ${cell} into a cell`
          if (typeof cell === 'string' && formula.test(inertText(cell)))
            return 'writes a cell that a spreadsheet would run'
        }
      }
      return null
    },
    400,
  )
}

export const meaningProblems = (type: TypeFolder): Problem[] => {
  const { definition, formatter, validator, addresses } = type
  if (!definition || !formatter || !validator) return []
  const found: Problem[] = []
  const differs = (file: string, name: string, says: unknown, example: unknown, answer: unknown) => {
    if (JSON.stringify(says) !== JSON.stringify(example))
      found.push(
        problem(
          type,
          file,
          `${name} of the answer ${short(answer)} is ${short(says)}, the example says ${short(example)}`,
          'correct whichever is wrong',
        ),
      )
  }
  const valid = definition.examples.filter((example) => example.valid)
  for (const { options, answer, text, cells, operand, at, children } of valid) {
    try {
      const context = formatContext(type, children)
      const line = formatter.text(answer, options, context)
      if (line.trim() === '' || /[\r\n]/.test(line))
        found.push(
          problem(type, 'formatter.ts', `the text of ${short(answer)} is empty or has several lines`, 'write one line'),
        )
      if (text !== undefined) differs('formatter.ts', 'the text', line, text, answer)
      if (cells !== undefined)
        differs('formatter.ts', 'the cells', formatter.cells?.(answer, options, context) ?? [line], cells, answer)
      const compared = validator.operand
        ? validator.operand(answer)
        : typeof answer === 'string' || typeof answer === 'number'
          ? answer
          : null
      if (operand !== undefined) differs('validator.ts', 'the operand', compared, operand, answer)
      for (const [id, expected] of Object.entries(at ?? {}))
        differs(
          'addresses.ts',
          `the part "${id}"`,
          addresses?.at(answer, id, readers(type, children), options) ?? null,
          expected,
          answer,
        )
    } catch (failure) {
      found.push(
        problem(
          type,
          'formatter.ts',
          `the answer ${short(answer)} throws: ${said(failure)}`,
          'format every answer the schema allows',
        ),
      )
    }
  }
  const wants = (name: string, says: boolean) => {
    if (!says)
      found.push(
        problem(
          type,
          'definition.ts',
          `no valid example says its ${name}`,
          `add ${name}: … to one: it is compared with what the code makes of the answer`,
        ),
      )
  }
  wants(
    'text',
    valid.some(({ text }) => text !== undefined),
  )
  if (formatter.cells)
    wants(
      'cells',
      valid.some(({ cells }) => cells !== undefined),
    )
  if (type.statistics)
    wants(
      'facts',
      valid.some(({ facts }) => facts !== undefined),
    )
  if (definition.operators)
    wants(
      'operand',
      valid.some(({ operand }) => operand !== undefined),
    )
  if (addresses)
    wants(
      'at',
      valid.some(({ at }) => at !== undefined),
    )
  return found
}
