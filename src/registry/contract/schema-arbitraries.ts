// Answers made of the schema itself, so that every shape it allows comes up: a strict object with a 22-character id is
// never reached by changing examples at random.
import fc from 'fast-check'
import { z } from 'zod'
import type { AnyQuestionType } from '#sdk'
import type { Json } from '../../shared/form/definition.ts'

/**
 * Answers the type's schema accepts, mostly. Null when the schema says nothing of its shape (another library) and the
 * type has no `generate`.
 */
export const answersOf = (type: AnyQuestionType): fc.Arbitrary<Json> | null => {
  const { generate } = type
  if (generate)
    return fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })).map(numbersOf(generate))
  if (!(type.answer instanceof z.ZodType)) return null
  const schema = z.toJSONSchema(type.answer, { unrepresentable: 'any', io: 'output' })
  const words = [...new Set(type.examples.flatMap(({ options, answer }) => [...textsIn(options), ...textsIn(answer)]))]
  const made = arbitraryOf(schema as JsonSchema, {
    words,
    definitions: schema.$defs as Definitions | undefined,
    depth: 0,
  })
  return made === anything ? null : made
}

const numbersOf =
  (generate: (random: () => number) => unknown) =>
  (numbers: fc.Stream<number>): Json =>
    generate(() => Number(numbers.next().value)) as Json

type Definitions = Readonly<Record<string, JsonSchema>>
interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly Json[]
  readonly const?: Json
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly propertyNames?: JsonSchema
}

interface Known {
  /** Ids and words of the examples: what is chosen from, what rows are called. */
  readonly words: readonly string[]
  readonly definitions: Definitions | undefined
  readonly depth: number
}

const anything = fc.jsonValue({ maxDepth: 1 }) as fc.Arbitrary<Json>

const arbitraryOf = (schema: JsonSchema, outer: Known): fc.Arbitrary<Json> => {
  const known = { ...outer, depth: outer.depth + 1 }
  if (known.depth > 8) return fc.constant(null)
  if (schema.$ref) return arbitraryOf(known.definitions?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, known)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum)
  const ways = schema.anyOf ?? schema.oneOf
  if (ways && ways.length > 0) return fc.oneof(...ways.map((way) => arbitraryOf(way, known)))
  if (schema.allOf) return arbitraryOf(Object.assign({}, ...schema.allOf), known)
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type
  switch (type) {
    case 'string':
      return text(schema, known)
    case 'integer':
    case 'number':
      return amount(schema, type === 'integer')
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return list(schema, known)
    case 'object':
      return object(schema, known)
    default:
      return anything
  }
}

const text = ({ pattern, minLength = 0, maxLength = 200 }: JsonSchema, { words }: Known): fc.Arbitrary<Json> => {
  const matcher = pattern === undefined ? null : new RegExp(pattern)
  const fits = (word: string) =>
    word.length >= minLength && word.length <= maxLength && (!matcher || matcher.test(word))
  const own = words.filter(fits)
  const free = matcher
    ? fc.stringMatching(matcher).filter(fits)
    : fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 24)) })
  const long = maxLength < 5000 && !matcher ? [fc.constant('x'.repeat(maxLength))] : []
  return fc.oneof(free, ...long, ...(own.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...own) }] : []))
}

const amount = (
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: JsonSchema,
  whole: boolean,
): fc.Arbitrary<Json> => {
  const min = Math.max(minimum ?? exclusiveMinimum ?? -1e9, -1e15)
  const max = Math.min(maximum ?? exclusiveMaximum ?? 1e9, 1e15)
  const ends = fc.constantFrom(min, max, Math.min(max, Math.max(min, 0)), Math.min(max, min + 1))
  const small = fc.integer({ min: Math.ceil(Math.max(min, -20)), max: Math.floor(Math.max(min, Math.min(max, 20))) })
  const inside = whole
    ? fc.integer({ min: Math.max(Math.ceil(min), -(2 ** 31)), max: Math.min(Math.floor(max), 2 ** 31 - 1) })
    : fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
  const any = fc.oneof(small, ends, inside)
  return multipleOf === undefined ? any : any.map((number) => Math.round(number / multipleOf) * multipleOf)
}

const list = (schema: JsonSchema, known: Known): fc.Arbitrary<Json> => {
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => arbitraryOf(item, known)))
  const { minItems = 0, maxItems = 8 } = schema
  return fc.uniqueArray(arbitraryOf(schema.items ?? {}, known), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 5)),
    selector: (item) => JSON.stringify(item),
  })
}

const object = (schema: JsonSchema, known: Known): fc.Arbitrary<Json> => {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  const members = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, member]) => [key, arbitraryOf(member, known)])),
    { requiredKeys: required.filter((key) => key in properties) },
  )
  if (typeof additionalProperties !== 'object') return members as fc.Arbitrary<Json>
  const keys = text({ ...propertyNames, type: 'string' }, known) as fc.Arbitrary<string>
  return fc
    .tuple(members, fc.dictionary(keys, arbitraryOf(additionalProperties, known), { maxKeys: 4 }))
    .map(([own, more]) => ({ ...more, ...own }) as Json)
}

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => [key, ...textsIn(member)])
}
