import { expect, test } from 'vitest'
import { z } from 'zod'
import { shapeOfSchema } from './shape-of-schema.ts'

const shapeOf = (schema: z.ZodType) => shapeOfSchema(z.toJSONSchema(schema, { io: 'input' }))

test.each([
  ['a text', z.string(), 'string'],
  ['a choice', z.enum(['active', 'disabled']), '"active" | "disabled"'],
  ['something or nothing', z.number().nullable(), 'number | null'],
  ['a list of choices', z.array(z.enum(['a', 'b'])), '("a" | "b")[]'],
  ['texts by language', z.record(z.string(), z.string()), '{ [key: string]: string }'],
  ['a pair', z.tuple([z.string(), z.boolean()]), '[string, boolean]'],
  ['anything', z.any(), 'any'],
])('%s', (_what, schema, expected) => expect(shapeOf(schema)).toBe(expected))

test('an object names its fields, which may be left out, and what they must keep to', () => {
  const user = z.object({
    name: z.string().min(1).max(60),
    age: z.int().min(0).optional(),
    day: z.iso.date().optional(),
    'x-y': z.array(z.object({ id: z.string().regex(/^\d+$/) })).max(3),
  })
  expect(shapeOf(user)).toBe(
    [
      '{',
      '  name: string  // 1…60',
      '  age?: integer  // ≥ 0',
      '  day?: string  // date',
      '  "x-y": {',
      '    id: string  // ^\\d+$',
      '  }[]  // ≤ 3',
      '}',
    ].join('\n'),
  )
})

test('a schema that refers to itself comes to an end', () => {
  const tree = { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/tree' } } } }
  expect(shapeOfSchema({ $ref: '#/tree' }, new Map([['#/tree', tree]]))).toBe('{\n  children?: …[]\n}')
})
