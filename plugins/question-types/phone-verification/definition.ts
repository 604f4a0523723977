import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { phonePattern, proofPattern } from './parts/phone.ts'

const optionsSchema = z.object({
  /** The calling code of numbers without one. */
  prefix: z.string().regex(/^\+\d{1,4}$/),
  /** Each number may answer once. */
  unique: z.boolean(),
})

const defaults: z.infer<typeof optionsSchema> = { prefix: '+86', unique: false }
const proof = 'sealed:1:abcdef:aGVsbG8gd29ybGQgb2YgcHJvb2Zz'

/** A telephone number that its respondent can read messages at. */
export default defineQuestionType({
  id: 'phone-verification',
  group: 'text',
  icon: 'smartphone',
  options: optionsSchema,
  answer: z.strictObject({
    phone: z.string().regex(phonePattern),
    /** Absent while no code has been typed; the server opens it and says whether it is one. */
    proof: z.string().regex(proofPattern).exactOptional(),
  }),
  defaults,
  // A number somebody else has typed proves nothing.
  takesDefault: false,
  generate: (random) => ({ phone: `+86138${String(Math.floor(random() * 1e8)).padStart(8, '0')}`, proof }),
  examples: [
    {
      options: defaults,
      answer: { phone: '+8613800138000', proof },
      valid: true,
      text: '+8613800138000',
      facts: [],
      operand: '+8613800138000',
      at: { ':phone': '+8613800138000' },
    },
    { options: { ...defaults, unique: true }, answer: { phone: '+4915123456789', proof }, valid: true },
    { options: defaults, answer: { phone: '+8613800138000' }, valid: false },
  ],
})
