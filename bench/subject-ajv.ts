import { peer } from './peer.ts'
import type { Subject } from './subject.ts'
import {
  type Answers,
  bounds,
  checkboxIds,
  columnIds,
  idOf,
  type Kind,
  naturalAnswers,
  radioIds,
  rowIds,
  selectIds,
} from './ten-kinds.ts'

interface Check {
  (data: unknown): boolean
  errors?: readonly { instancePath: string; keyword: string }[] | null
}
interface Ajv {
  compile: (schema: object) => Check
}
const { Ajv } = peer<{ Ajv: new (options: object) => Ajv }>('ajv')
const addFormats = peer<(ajv: Ajv, options?: object) => void>('ajv-formats')

/** @param isNatural a text for one choice and a list for several, instead of our own shape */
const block = (number: number, isNatural: boolean): [string, object][] => {
  const one = (ids: readonly string[]): object => (isNatural ? { enum: ids } : chosen(list(ids, 1, 1)))
  const drinks = list(checkboxIds, bounds.drinks.min, bounds.drinks.max)
  const properties: Record<Kind, object> = {
    name: { type: 'string', minLength: bounds.name.min, maxLength: bounds.name.max, pattern: '^[^\\r\\n]*$' },
    age: { type: 'integer', minimum: bounds.age.min, maximum: bounds.age.max },
    note: { type: 'string', maxLength: bounds.remarks.max },
    day: { type: 'string', format: 'date', formatMinimum: bounds.day.min, formatMaximum: bounds.day.max },
    often: one(radioIds),
    drink: isNatural ? drinks : chosen(drinks),
    city: one(selectIds),
    star: { type: 'integer', minimum: bounds.stars.min, maximum: bounds.stars.max },
    grid: {
      type: 'object',
      additionalProperties: false,
      required: [...rowIds],
      properties: Object.fromEntries(
        rowIds.map((row) => [
          row,
          isNatural ? { enum: columnIds } : { type: 'array', minItems: 1, maxItems: 1, items: { enum: columnIds } },
        ]),
      ),
    },
    mail: { type: 'string', format: 'email' },
  }
  return Object.entries(properties).map(([kind, schema]) => [idOf(kind as Kind, number), schema]) // keys of the record above
}

const list = (ids: readonly string[], min: number, max: number): object => ({
  type: 'array',
  minItems: min,
  maxItems: max,
  uniqueItems: true,
  items: { enum: ids },
})
const chosen = (ids: object): object => ({
  type: 'object',
  additionalProperties: false,
  required: ['ids'],
  properties: { ids },
})

/** Compiled once to generated code, which a strict content security policy forbids; all errors, as a form needs them. */
export const withAjv = (blocks: number, { isNatural }: { isNatural: boolean }): Subject<Answers> => {
  const properties = Object.fromEntries(
    Array.from({ length: blocks }, (_, index) => block(index + 1, isNatural)).flat(),
  )
  const required = Object.keys(properties).filter((id) => !id.startsWith('note'))
  const compile = (): Check => {
    const ajv = new Ajv({ allErrors: true })
    addFormats(ajv, { keywords: true })
    return ajv.compile({ type: 'object', required, properties })
  }
  const check = compile()
  return {
    name: isNatural ? 'ajv, compiled, answers in its own shape' : 'ajv, compiled',
    submission: (answers) => (isNatural ? naturalAnswers(answers, blocks) : answers),
    accepts: check,
    faults: (answers) => {
      check(answers)
      return (check.errors ?? []).map(({ instancePath, keyword }) => ({
        question: instancePath.split('/')[1] ?? '',
        kind: kinds[keyword] ?? keyword,
      }))
    },
    compile,
  }
}

const kinds: Readonly<Record<string, string>> = {
  minLength: 'tooShort',
  maxItems: 'tooMany',
  maximum: 'tooLarge',
  format: 'notEmail',
}
