import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'

/** Fifteen digits are what a double keeps exactly. */
const limit = 999_999_999_999_999
const amount = z.number().min(-limit).max(limit)
const optionsSchema = z.object({
  min: amount.exactOptional(),
  max: amount.exactOptional(),
  /** Most decimals; 0: integers only. */
  precision: z.int().min(0).max(10),
  /** Distance of one arrow key. */
  step: z.number().positive().max(limit),
  /** Only `min` (or 0) plus whole steps. */
  strictStep: z.boolean(),
  unit: textSchema,
  placeholder: textSchema,
  /** Buttons that take a step down and up: around the field, or both behind it. */
  stepButtons: z.enum(['around', 'behind']).exactOptional(),
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { precision: 2, step: 1, strictStep: false, unit: {}, placeholder: {} }
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

/** A number with bounds and decimals. */
export default defineQuestionType({
  id: 'number',
  group: 'text',
  common: true,
  icon: 'hash',
  options: optionsSchema,
  // Any number at all: one that is too large is told so.
  answer: z.number(),
  defaults,
  operators: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  filter: () => 'number',
  examples: [
    {
      options: defaults,
      answer: 0,
      valid: true,
      text: '0',
      survives: true,
      cells: [0],
      facts: [{ number: 0 }],
      operand: 0,
    },
    { options: but({ unit: { 'zh-cn': '元', en: 'CNY' } }), answer: -12.35, valid: true },
    { options: defaults, answer: 12.345, valid: false },
    { options: but({ precision: 0 }), answer: 7, valid: true },
    { options: but({ precision: 0 }), answer: 7.5, valid: false },
    { options: but({ min: 1, max: 10 }), answer: 10, valid: true },
    { options: but({ min: 1, max: 10 }), answer: 0.99, valid: false },
    { options: but({ min: 1, max: 10 }), answer: 10.01, valid: false },
    // 1.1 + 2 × 0.1 is not 1.3 in binary; as decimals it is.
    { options: but({ min: 1.1, step: 0.1, strictStep: true }), answer: 1.3, valid: true },
    { options: but({ precision: 0, min: 0, max: 20, stepButtons: 'around' }), answer: 7, valid: true },
    { options: but({ precision: 1, step: 0.5, stepButtons: 'behind' }), answer: 1.5, valid: true },
    { options: but({ min: 1, step: 5, strictStep: true }), answer: 7, valid: false },
  ],
})
