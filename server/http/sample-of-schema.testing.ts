// Makes a value that a schema accepts, for tests that must get past validation without knowing each endpoint.
import { z } from 'zod'

/** @param named values for properties of these names, such as the key of a form, wherever they occur at the top */
export const sampleOf = (schema: z.ZodType | undefined, named: Readonly<Record<string, unknown>>): unknown =>
  schema && sampleOfJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), named)

/** The same for a JSON schema, such as one of the OpenAPI document. */
export const sampleOfJson = (schema: unknown, named: Readonly<Record<string, unknown>>): unknown => {
  const root = asNode(schema)
  const value = sample(root, root)
  if (typeof value !== 'object' || value === null) return value
  const properties = Object.keys(root.properties ?? {})
  return { ...value, ...Object.fromEntries(Object.entries(named).filter(([name]) => properties.includes(name))) }
}

interface Node {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly unknown[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, unknown>>
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
  readonly items?: unknown
  readonly minItems?: number
  readonly minimum?: number
  readonly minLength?: number
  readonly pattern?: string
  readonly format?: string
}

const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? value : {})

const sample = (node: Node, root: Node): unknown => {
  if (node.const !== undefined) return node.const
  if (node.enum) return node.enum[0]
  if (node.$ref) return sample(asNode(root.$defs?.[node.$ref.replace('#/$defs/', '')]), root)
  if (node.anyOf) {
    // A picture that is not there would be refused; none at all is fine.
    const isPicture = node.anyOf.some((each) => asNode(each).pattern?.includes('file'))
    return isPicture ? null : sample(asNode(node.anyOf[0]), root)
  }
  if (node.type === 'object') {
    const required = node.required ?? []
    return Object.fromEntries(required.map((name) => [name, sample(asNode(node.properties?.[name]), root)]))
  }
  if (node.type === 'array') return Array.from({ length: node.minItems ?? 0 }, () => sample(asNode(node.items), root))
  if (node.type === 'integer' || node.type === 'number') return Math.max(node.minimum ?? 0, 1)
  if (node.type === 'boolean') return true
  if (node.type === 'string') return text(node)
  return null
}

const text = ({ pattern, format, minLength = 0 }: Node): string => {
  if (format === 'uuid') return '0198c0de-0000-7000-8000-000000000000'
  const candidates = ['en', 'abcdef', '1', 'a'.repeat(28), '#000000'].filter((each) => each.length >= minLength)
  return candidates.find((each) => pattern === undefined || new RegExp(pattern).test(each)) ?? 'a'.repeat(minLength)
}
