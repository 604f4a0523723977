// Small judgements several checks share.
import type { Schema } from '#sdk'
import type { Counter } from '../../shared/statistics/tally.ts'

export const validated = (schema: Schema<unknown>, value: unknown) => {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('Schemas of question types answer at once')
  return result
}

export const accepts = (schema: Schema<unknown> | null, value: unknown): boolean =>
  schema !== null && !validated(schema, value).issues

export const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

export const inKeyOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inKeyOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, member]) => [key, inKeyOrder(member)]),
  )
}

export const isOperand = (operand: unknown): boolean =>
  operand === null ||
  typeof operand === 'string' ||
  typeof operand === 'number' ||
  (Array.isArray(operand) && operand.every((member) => typeof member === 'string'))

export const formula = /^\s*[=+\-@]/

export const counts = (tally: ReadonlyMap<string, Counter>): string =>
  JSON.stringify(
    [...tally]
      .map(([key, { count, sum }]) => [key, count, String(sum)])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  )
