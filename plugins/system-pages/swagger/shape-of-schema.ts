// A JSON schema as programmers write types: shorter than the schema, and the same in meaning where it matters to a caller.

type Schema = Readonly<Record<string, unknown>>

/** Named schemas, by the reference that points at them. */
export type Schemas = ReadonlyMap<string, Schema>

/**
 * @returns lines such as `{ name: string  // 1 to 60 characters`; a schema that refers to itself is `…` the second time
 */
export const shapeOfSchema = (schema: unknown, schemas: Schemas = new Map()): string =>
  shape(schema, { schemas, inside: [], indent: '' })

interface Place {
  readonly schemas: Schemas
  /** References on the way here. */
  readonly inside: readonly string[]
  readonly indent: string
}

const shape = (schema: unknown, place: Place): string => {
  if (!isSchema(schema)) return 'any'
  const { $ref: reference } = schema
  if (typeof reference === 'string') {
    if (place.inside.includes(reference)) return '…'
    return shape(place.schemas.get(reference), { ...place, inside: [...place.inside, reference] })
  }
  const choices = list(schema.anyOf) ?? list(schema.oneOf)
  if (choices) return unique(choices.map((each) => shape(each, place))).join(' | ')
  const parts = list(schema.allOf)
  if (parts) return parts.map((each) => shape(each, place)).join(' & ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const values = list(schema.enum)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  const types = list(schema.type)
  if (types) return types.map((type) => shape({ ...schema, type }, place)).join(' | ')
  switch (schema.type) {
    case 'object':
      return shapeOfObject(schema, place)
    case 'array':
      return shapeOfList(schema, place)
    case 'integer':
    case 'number':
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type
    default:
      return 'any'
  }
}

const shapeOfObject = (schema: Schema, place: Place): string => {
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : []
  const others = isSchema(schema.additionalProperties) ? schema.additionalProperties : null
  if (properties.length === 0) return others ? `{ [key: string]: ${shape(others, place)} }` : '{}'
  const required = new Set(list(schema.required) ?? [])
  const indent = `${place.indent}  `
  const lines = properties.map(([name, property]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
    const limits = limitsOf(property)
    return `${indent}${key}${required.has(name) ? '' : '?'}: ${shape(property, { ...place, indent })}${limits && `  // ${limits}`}`
  })
  return `{\n${lines.join('\n')}\n${place.indent}}`
}

const shapeOfList = (schema: Schema, place: Place): string => {
  const members = list(schema.prefixItems)
  if (members) return `[${members.map((each) => shape(each, place)).join(', ')}]`
  const item = shape(schema.items, place)
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

/** What a value must keep to, in signs every programmer reads: `1…60`, `≤ 200`, a pattern. */
const limitsOf = (schema: unknown): string => {
  if (!isSchema(schema)) return ''
  const range = (least: unknown, most: unknown): string => {
    if (typeof least === 'number' && typeof most === 'number') return least === most ? `${least}` : `${least}…${most}`
    if (typeof least === 'number') return `≥ ${least}`
    return typeof most === 'number' ? `≤ ${most}` : ''
  }
  // Bounds of safe integers are those of the number itself, and say nothing.
  const bound = (value: unknown) =>
    typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null
  return [
    range(schema.minLength, schema.maxLength),
    range(schema.minItems, schema.maxItems),
    range(bound(schema.minimum), bound(schema.maximum)),
    typeof schema.format === 'string' ? schema.format : typeof schema.pattern === 'string' ? schema.pattern : '',
    'default' in schema ? `= ${JSON.stringify(schema.default)}` : '',
  ]
    .filter((part) => part !== '')
    .join('  ')
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly unknown[] | null => (Array.isArray(value) && value.length > 0 ? value : null)
const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
