// Exports and statistics of types that declare addresses and say nothing else of them.
import { operandText } from './addresses.ts'
import type { Json } from './definition.ts'
import type {
  Address,
  Fact,
  FormatContext,
  Labelled,
  TypeAddresses,
  TypeFormatter,
  TypeStatistics,
} from './question-type.ts'

/** The formatter with a column for each part, where it says nothing of cells itself and there are parts. */
export const withAddressCells = (
  formatter: TypeFormatter<Json, Json>,
  own: TypeAddresses<Json, Json> | undefined,
): TypeFormatter<Json, Json> => {
  if (!own || formatter.cells) return formatter
  return {
    ...formatter,
    headers: (options, context) => plainParts(own, options, context).map(({ label }) => label),
    cells: (answer, options, context) => {
      const parts = plainParts(own, options, context)
      if (parts.length === 0) return [formatter.text(answer, options, context)]
      return parts.map(({ id, kind, values }) => {
        const operand = own.at(answer, id, [], options)
        if (kind === 'number' && typeof operand === 'number') return operand
        return own.text?.(answer, id, options, context) || operandText(operand, values) || null
      })
    },
  }
}

/** Numbers are summed and choices counted, each at its address. */
export const addressStatistics = (own: TypeAddresses<Json, Json>): TypeStatistics<Json, Json> => ({
  facts: (answer, options) =>
    countable(own, options, noWords).flatMap(({ id, kind }): Fact[] => {
      const operand = own.at(answer, id, [], options)
      if (kind === 'number') return typeof operand === 'number' ? [{ part: id, number: operand }] : []
      if (operand === null) return []
      return (typeof operand === 'object' ? operand : [String(operand)]).map((value) => ({ part: id, value }))
    }),
  parts: (options, context) => countable(own, options, context).map(({ id, label }) => ({ id, label })),
  values: (options, context) => {
    const values = new Map<string, Labelled>()
    for (const part of countable(own, options, context))
      for (const value of part.values ?? []) values.set(value.id, value)
    return [...values.values()]
  },
})

const noWords: FormatContext = { language: '', text: () => '', t: (key) => key, fileUrl: () => '', children: [] }

const plainParts = (own: TypeAddresses<Json, Json>, options: Json, context: FormatContext): readonly Address[] =>
  own.list(options, { ...context, children: [] }).filter(({ derived }) => !derived)

const countable = (own: TypeAddresses<Json, Json>, options: Json, context: FormatContext): readonly Address[] =>
  plainParts(own, options, context).filter(({ kind }) => kind === 'number' || kind === 'choice')
