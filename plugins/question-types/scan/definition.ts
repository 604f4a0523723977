import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { maxCellLength, maxRows } from '../../_families/table/table.ts'
import { kinds, maxFilled, maxLength } from './parts/kinds.ts'

const optionsSchema = z.object({
  kinds: z.enum(kinds),
  placeholder: textSchema,
  /** No two records have the same code. */
  unique: z.boolean(),
  /** What is known of codes: their rows begin with the code, and each further cell fills in the question at its place. */
  lookUp: z
    .object({
      fills: z.array(questionIdSchema).max(maxFilled),
      rows: z
        .array(z.object({ id: questionIdSchema, cells: z.array(z.string().max(maxCellLength)).max(maxFilled + 1) }))
        .max(maxRows),
    })
    .exactOptional(),
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { kinds: 'any', placeholder: {}, unique: false }

/** A code read by the camera or from a picture, or typed. */
export default defineQuestionType({
  id: 'scan',
  group: 'advanced',
  needs: ['camera', 'wasm'],
  options: optionsSchema,
  // One line, as a text field has it.
  answer: z
    .string()
    .max(maxLength)
    .regex(/^[^\r\n]*$/),
  defaults,
  operators: ['eq', 'ne', 'like', 'notLike'],
  filter: () => 'text',
  examples: [
    {
      options: defaults,
      answer: '6901234567892',
      valid: true,
      text: '6901234567892',
      survives: true,
      facts: [],
      operand: '6901234567892',
    },
    { options: { ...defaults, kinds: 'matrix', unique: true }, answer: 'https://example.com/a?b=1', valid: true },
    { options: defaults, answer: ' ', valid: false, empty: true },
    { options: defaults, answer: `A\u0007B`, valid: false },
  ],
})
