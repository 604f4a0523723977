import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { facts, kinds, maxLength } from './parts/kinds.ts'

const optionsSchema = z.object({
  kind: z.enum(kinds),
  placeholder: textSchema,
  /** Questions that are filled in with what else was read. */
  fills: z.partialRecord(z.enum(facts), questionIdSchema).exactOptional(),
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { kind: 'text', placeholder: {} }

/** The text of a picture, recognised on the device and corrected by hand. The picture goes nowhere. */
export default defineQuestionType({
  id: 'ocr',
  group: 'advanced',
  needs: ['wasm'],
  options: optionsSchema,
  answer: z.string().max(maxLength),
  defaults,
  operators: ['eq', 'ne', 'like', 'notLike'],
  filter: () => 'text',
  examples: [
    {
      options: defaults,
      answer: '第一行\n第二行',
      valid: true,
      text: '第一行 第二行',
      cells: ['第一行\n第二行'],
      survives: true,
      facts: [],
      operand: '第一行\n第二行',
    },
    { options: { ...defaults, kind: 'idCard' }, answer: '11010519491231002X', valid: true },
    { options: { ...defaults, kind: 'bankCard' }, answer: '4111111111111111', valid: true },
    { options: { ...defaults, kind: 'plate' }, answer: '京A12345', valid: true },
    { options: { ...defaults, kind: 'licence', fills: { name: 'quest1' } }, answer: '91350100M000100Y43', valid: true },
    { options: { ...defaults, kind: 'licence' }, answer: '91350100M000100Y44', valid: false },
    { options: { ...defaults, kind: 'invoice' }, answer: '24312000000012345678', valid: true },
    { options: { ...defaults, kind: 'invoice' }, answer: '1234567', valid: false },
    { options: { ...defaults, kind: 'idCard' }, answer: '110105194912310021', valid: false },
    { options: { ...defaults, kind: 'bankCard' }, answer: '4111111111111112', valid: false },
    { options: { ...defaults, kind: 'plate' }, answer: 'A12345', valid: false },
    { options: defaults, answer: ' ', valid: false, empty: true },
  ],
})
