import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema } from '#shared/contract/form-definition'
import { isUnique, maxAnswer, maxParts } from './parts/rule.ts'

const id = questionIdSchema
const partSchema = z.discriminatedUnion('kind', [
  z.object({ id, kind: z.literal('text'), text: z.string().max(20) }),
  /** The day it is given, by the server's clock. */
  z.object({ id, kind: z.literal('date'), format: z.enum(['yyyy', 'yyyyMM', 'yyyyMMdd', 'yyMMdd']) }),
  z.object({
    id,
    kind: z.literal('serial'),
    /** Fewest digits; zeros stand before a shorter number. */
    length: z.int().min(1).max(12),
    start: z.int().min(0).max(999_999_999),
    reset: z.enum(['never', 'year', 'month', 'day']),
    /** The last number; absent: without end. */
    max: z.int().min(0).max(999_999_999_999).exactOptional(),
  }),
  z.object({
    id,
    kind: z.literal('random'),
    length: z.int().min(1).max(20),
    from: z.enum(['digits', 'letters', 'both']),
  }),
  /** Of all that stands before it. */
  z.object({ id, kind: z.literal('check'), method: z.enum(['luhn', 'mod97']) }),
])

const optionsSchema = z.object({
  parts: z
    .array(partSchema)
    .min(1)
    .max(maxParts)
    .refine((parts) => new Set(parts.map((part) => part.id)).size === parts.length, 'Duplicate part id'),
  /** Whether respondents see the number once it is given. */
  show: z.boolean(),
})
type Options = z.infer<typeof optionsSchema>

const serial = { id: 'serial', kind: 'serial', length: 4, start: 1, reset: 'never' } as const
const defaults: Options = { parts: [serial], show: true }
const example: Options = { parts: [{ id: 'prefix', kind: 'text', text: 'NO-' }, serial], show: true }

/** A number that the server gives by a rule when the answers arrive; it never gives the same twice. */
export default defineQuestionType({
  id: 'random-number',
  group: 'advanced',
  icon: 'hash',
  options: optionsSchema,
  answer: z.string().min(1).max(maxAnswer),
  defaults,
  create: (newId) => ({ parts: [{ ...serial, id: newId() }], show: true }),
  assigned: true,
  filter: () => 'text',
  unfinished: ({ parts }) => (isUnique(parts) ? [] : ['unique']),
  examples: [
    {
      options: example,
      answer: 'NO-0001',
      valid: true,
      text: 'NO-0001',
      cells: ['NO-0001'],
      facts: [],
      operand: 'NO-0001',
    },
    {
      options: {
        parts: [
          { id: 'day', kind: 'date', format: 'yyyyMMdd' },
          { id: 'dice', kind: 'random', length: 6, from: 'both' },
          { id: 'proof', kind: 'check', method: 'mod97' },
        ],
        show: false,
      },
      answer: '20260314K7M2QX41',
      valid: true,
    },
    { options: example, answer: ' ', valid: false, empty: true },
    { options: example, answer: '', valid: false },
  ],
})
