// Exports and statistics of types that declare addresses and say nothing else of them.
import { operandText } from './addresses.ts'
import type { Json } from './definition.ts'
import type { Address, Cell, Fact, FormatContext, TypeAddresses } from './question-type.ts'

/** Columns of an export for a type that says nothing itself: one for each part. */
export const addressCells = (
  own: TypeAddresses<Json, Json>,
  options: Json,
  context: FormatContext,
): { readonly headers: readonly string[]; readonly cells: (answer: Json) => readonly Cell[] } => {
  const parts = plainParts(own, options, context)
  return {
    headers: parts.map(({ label }) => label),
    cells: (answer) =>
      parts.map(({ id, kind, values }) => {
        const operand = own.at(answer, id, [])
        if (kind === 'number' && typeof operand === 'number') return operand
        return own.text?.(answer, id, options, context) || operandText(operand, values) || null
      }),
  }
}

/** Facts for a type that says nothing itself: numbers are summed, choices counted, each at its address. */
export const addressFacts = (own: TypeAddresses<Json, Json>, answer: Json, options: Json): readonly Fact[] =>
  plainParts(own, options, noWords).flatMap(({ id, kind }): Fact[] => {
    const operand = own.at(answer, id, [])
    if (kind === 'number') return typeof operand === 'number' ? [{ part: id, number: operand }] : []
    if (kind !== 'choice' || operand === null) return []
    return (typeof operand === 'object' ? operand : [String(operand)]).map((value) => ({ part: id, value }))
  })

const noWords: FormatContext = { language: '', text: () => '', t: (key) => key, fileUrl: () => '', children: [] }

const plainParts = (own: TypeAddresses<Json, Json>, options: Json, context: FormatContext): readonly Address[] =>
  own.list(options, { ...context, children: [] }).filter(({ derived }) => !derived)
