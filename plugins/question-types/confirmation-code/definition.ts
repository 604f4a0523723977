import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { alphabets, maxUses, moment } from './parts/code.ts'

/** As `toISOString` writes it. */
const momentSchema = z.string().regex(moment)
const answerSchema = z.strictObject({
  code: z.string().regex(/^[0-9A-Z]{6,16}$/),
  /** `used`: as often as it may be. */
  state: z.enum(['open', 'used']),
  uses: z.int().min(1).max(maxUses),
  /** Absent: for ever. */
  until: momentSchema.exactOptional(),
  /** When, and by which colleague. */
  redeemed: z.array(z.strictObject({ at: momentSchema, by: z.string().regex(/^\d{1,18}$/) })).max(maxUses),
})
type Answer = z.infer<typeof answerSchema>

const optionsSchema = z.object({
  length: z.int().min(6).max(16),
  from: z.enum(Object.keys(alphabets) as (keyof typeof alphabets)[]),
  /** How often one code can be redeemed. */
  uses: z.int().min(1).max(maxUses),
  /** From the day of the answer; absent: for ever. */
  validDays: z.int().min(1).max(3650).exactOptional(),
  qr: z.boolean(),
})

const defaults = { length: 8, from: 'both', uses: 1, qr: true } as const
const open: Answer = { code: 'K7M2QX4P', state: 'open', uses: 1, redeemed: [] }

/** A code that the server makes for each accepted answer, and that colleagues redeem: never once more than it may be. */
export default defineQuestionType({
  id: 'confirmation-code',
  group: 'advanced',
  icon: 'qr-code',
  options: optionsSchema,
  answer: answerSchema,
  defaults,
  assigned: true,
  examples: [
    {
      options: defaults,
      answer: open,
      valid: true,
      text: 'K7M2 QX4P（未核销）',
      cells: ['K7M2QX4P', '未核销', 0],
      facts: [{ value: 'open' }],
      operand: null,
      at: { ':code': 'K7M2QX4P', ':state': ['open'] },
    },
    {
      options: { ...defaults, uses: 3, validDays: 30 },
      answer: {
        code: '20391847',
        state: 'open',
        uses: 3,
        until: '2026-04-14T08:00:00.000Z',
        redeemed: [{ at: '2026-03-15T09:30:00.000Z', by: '12' }],
      },
      valid: true,
      text: '2039 1847（已核销 1/3 次）',
      facts: [{ value: 'open' }],
    },
    {
      options: defaults,
      answer: { ...open, state: 'used', redeemed: [{ at: '2026-03-15T09:30:00.000Z', by: '12' }] },
      valid: true,
      text: 'K7M2 QX4P（已核销）',
      facts: [{ value: 'used' }],
      at: { ':state': ['used'] },
    },
    { options: defaults, answer: { ...open, code: 'short' }, valid: false },
  ],
})
