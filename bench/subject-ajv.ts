import { peer } from './peer.ts'
import type { Subject } from './subject.ts'
import {
  type Answers,
  bounds,
  checkboxIds,
  columnIds,
  idOf,
  type Kind,
  radioIds,
  rowIds,
  selectIds,
} from './ten-kinds.ts'

interface Check {
  (data: unknown): boolean
  errors?: readonly { instancePath: string }[] | null
}
interface Ajv {
  compile: (schema: object) => Check
}
const { Ajv } = peer<{ Ajv: new (options: object) => Ajv }>('ajv')
const addFormats = peer<(ajv: Ajv, options?: object) => void>('ajv-formats')

const choice = (ids: readonly string[], min: number, max: number): object => ({
  type: 'object',
  additionalProperties: false,
  required: ['ids'],
  properties: { ids: { type: 'array', minItems: min, maxItems: max, uniqueItems: true, items: { enum: ids } } },
})

const block = (number: number): [string, object][] => {
  const properties: Record<Kind, object> = {
    name: { type: 'string', minLength: bounds.name.min, maxLength: bounds.name.max, pattern: '^[^\\r\\n]*$' },
    age: { type: 'integer', minimum: bounds.age.min, maximum: bounds.age.max },
    note: { type: 'string', maxLength: bounds.remarks.max },
    day: { type: 'string', format: 'date', formatMinimum: bounds.day.min, formatMaximum: bounds.day.max },
    often: choice(radioIds, 1, 1),
    drink: choice(checkboxIds, bounds.drinks.min, bounds.drinks.max),
    city: choice(selectIds, 1, 1),
    star: { type: 'integer', minimum: bounds.stars.min, maximum: bounds.stars.max },
    grid: {
      type: 'object',
      additionalProperties: false,
      required: [...rowIds],
      properties: Object.fromEntries(
        rowIds.map((row) => [row, { type: 'array', minItems: 1, maxItems: 1, items: { enum: columnIds } }]),
      ),
    },
    mail: { type: 'string', format: 'email' },
  }
  return Object.entries(properties).map(([kind, schema]) => [idOf(kind as Kind, number), schema]) // keys of the record above
}

/** Compiled once to generated code, which a strict content security policy forbids; all errors, as a form needs them. */
export const withAjv = (blocks: number): Subject<Answers> => {
  const properties = Object.fromEntries(Array.from({ length: blocks }, (_, index) => block(index + 1)).flat())
  const required = Object.keys(properties).filter((id) => !id.startsWith('note'))
  const compile = (): Check => {
    const ajv = new Ajv({ allErrors: true })
    addFormats(ajv, { keywords: true })
    return ajv.compile({ type: 'object', required, properties })
  }
  const check = compile()
  return {
    name: 'ajv, compiled',
    submission: (answers) => answers,
    accepts: check,
    faulty: (answers) => {
      check(answers)
      return new Set(check.errors?.map(({ instancePath }) => instancePath.split('/')[1])).size
    },
    compile,
  }
}
