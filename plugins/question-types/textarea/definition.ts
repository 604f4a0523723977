import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { longest } from './parts/longest.ts'

const length = z.int().min(1).max(longest)
const optionsSchema = z.object({
  placeholder: textSchema,
  /** Lines shown when empty; the field grows with its text. */
  rows: z.int().min(2).max(20),
  /** Lines it grows to before it scrolls; fewer than `rows`: it keeps those. */
  maxRows: z.int().min(2).max(50).exactOptional(),
  minLength: length.exactOptional(),
  maxLength: length.exactOptional(),
  showCount: z.boolean(),
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { placeholder: {}, rows: 4, showCount: false }
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

/** Text of several lines. */
export default defineQuestionType({
  id: 'textarea',
  group: 'text',
  common: true,
  icon: 'align-left',
  options: optionsSchema,
  // A text that is too long is an answer all the same: people are told so.
  answer: z.string(),
  defaults,
  operators: ['eq', 'ne', 'like', 'notLike'],
  filter: () => 'text',
  examples: [
    {
      options: defaults,
      answer: '第一行\n第二行',
      valid: true,
      text: '第一行 第二行',
      survives: true,
      cells: ['第一行\n第二行'],
      facts: [],
      operand: '第一行\n第二行',
    },
    { options: but({ minLength: 5, maxLength: 20, showCount: true }), answer: 'Good food 👍', valid: true },
    { options: but({ rows: 2, maxRows: 6 }), answer: 'Good', valid: true },
    { options: but({ minLength: 5 }), answer: '👍👍👍', valid: false },
    { options: but({ maxLength: 5 }), answer: 'Too long', valid: false },
    { options: defaults, answer: ' \n', valid: false, empty: true },
  ],
})
