import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { fileSchema } from '../../_families/files/file-schema.ts'
import { bytesOf } from '../../_families/files/files.ts'
import { maxMegabytes, sources } from './parts/check.ts'

const optionsSchema = z.object({
  /** What the check is for: said before anybody is asked for consent. */
  purpose: textSchema,
  /** Movements are asked for, and models judge whether somebody is there. */
  liveness: z.boolean(),
  /** The face is compared with a picture that the respondent brings along. */
  compare: z.boolean(),
  /** In percent. */
  leastLikeness: z.int().min(30).max(95),
  /** A check that fails is no answer. */
  mustPass: z.boolean(),
  /** Who does not agree can say so, and go on. */
  mayDecline: z.boolean(),
  /** A picture instead of the camera. Nobody can be asked to move in it. */
  allowFile: z.boolean(),
  /** One picture of the face is sent and kept. */
  keepPicture: z.boolean(),
})
type Options = z.infer<typeof optionsSchema>

/** As little as possible is kept, and nobody has to. */
const defaults: Options = {
  purpose: {},
  liveness: true,
  compare: false,
  leastLikeness: 60,
  mustPass: true,
  mayDecline: true,
  allowFile: false,
  keepPicture: false,
}
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

const percentSchema = z.int().min(0).max(100)
const consent = true as const
const picture = { id: 'kQ3xV8mT2pLw9RzB5nHc7Y', name: 'face.jpg', size: 48_213 }
const lived = { result: 'passed' as const, consent, from: 'camera' as const, live: 83 }

/** A face, looked at on the device after consent: that somebody is there, and whom they resemble (docs/adr/0047). */
export default defineQuestionType({
  id: 'face-identify',
  group: 'advanced',
  needs: ['camera', 'wasm'],
  options: optionsSchema,
  answer: z.discriminatedUnion('result', [
    z.strictObject({ result: z.literal('declined') }),
    z.strictObject({
      result: z.enum(['passed', 'failed']),
      consent: z.literal(true),
      from: z.enum(sources),
      live: percentSchema.optional(),
      likeness: percentSchema.optional(),
      picture: fileSchema.optional(),
    }),
  ]),
  defaults,
  // A check is made by who answers, and nobody else.
  takesDefault: false,
  operators: ['eq', 'ne'],
  filter: () => 'choice',
  files: {
    policy: ({ keepPicture }) => ({
      extensions: keepPicture ? ['jpg', 'jpeg'] : [],
      maxBytes: bytesOf(maxMegabytes),
      maxCount: 1,
    }),
  },
  examples: [
    {
      options: but({ allowFile: true }),
      answer: { result: 'passed', consent, from: 'file' },
      valid: true,
      text: '已通过（来自照片）',
      facts: [{ value: 'passed' }],
      operand: ['passed'],
    },
    { options: defaults, answer: lived, valid: true, text: '已通过' },
    {
      options: but({ compare: true, keepPicture: true, mustPass: false }),
      answer: { ...lived, result: 'failed', likeness: 41, picture },
      valid: true,
      text: '未通过，相似度 41%',
      cells: ['未通过，相似度 41% /file/kQ3xV8mT2pLw9RzB5nHc7Y'],
      facts: [{ value: 'failed' }],
      operand: ['failed'],
      at: { ':likeness': 41 },
    },
    { options: defaults, answer: { result: 'declined' }, valid: true, text: '未同意', facts: [{ value: 'declined' }] },
    { options: but({ mayDecline: false }), answer: { result: 'declined' }, valid: false },
    { options: defaults, answer: { result: 'passed', consent, from: 'file' }, valid: false },
    // Not what the figures say.
    { options: defaults, answer: { ...lived, live: 20 }, valid: false },
    { options: defaults, answer: { ...lived, live: 20, result: 'failed' }, valid: false },
    { options: defaults, answer: { result: 'passed', consent, from: 'camera' }, valid: false },
    // Kept although the author did not ask for it.
    { options: defaults, answer: { ...lived, picture }, valid: false },
    { options: but({ compare: true }), answer: { ...lived, likeness: 59 }, valid: false },
    { options: but({ keepPicture: true }), answer: { ...lived, picture: { ...picture, name: 'a.svg' } }, valid: false },
  ],
})
