import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { fileSchema } from '../../_families/files/file-schema.ts'
import { bytesOf } from '../../_families/files/files.ts'
import { inks, maxMegabytes, pens, sizes } from './parts/ink.ts'

const optionsSchema = z.object({
  ink: z.enum(inks),
  pen: z.enum(pens),
  /** How high the pad is. */
  size: z.enum(sizes),
  /** On phones it can be signed over the whole screen. */
  fullScreen: z.boolean(),
})

const drawn = { id: 'kQ3xV8mT2pLw9RzB5nHc7Y', name: 'signature.png', size: 6_213, method: 'drawn' as const }
const typed = { ...drawn, id: 'aB4cD6eF8gH1jK3mN5pQ7r', method: 'typed' as const, signer: '李雷' }

/** A signature, drawn or typed, kept as a picture. How it came about is part of what is stored. */
export default defineQuestionType({
  id: 'signature-pad',
  group: 'media',
  options: optionsSchema,
  answer: z.discriminatedUnion('method', [
    z.strictObject({ ...fileSchema.shape, method: z.literal('drawn') }),
    z.strictObject({ ...fileSchema.shape, method: z.literal('typed'), signer: z.string().min(1).max(100) }),
  ]),
  defaults: { ink: 'black', pen: 'medium', size: 'medium', fullScreen: true },
  files: {
    policy: () => ({ extensions: ['png'], maxBytes: bytesOf(maxMegabytes), maxCount: 1 }),
  },
  examples: [
    {
      options: { ink: 'black', pen: 'medium', size: 'medium', fullScreen: true },
      answer: typed,
      valid: true,
      text: '李雷（键入）',
      cells: ['李雷（键入） /file/aB4cD6eF8gH1jK3mN5pQ7r'],
      facts: [{ value: 'typed' }],
    },
    {
      options: { ink: 'blue', pen: 'broad', size: 'large', fullScreen: false },
      answer: drawn,
      valid: true,
      text: '已手写签名',
      facts: [{ value: 'drawn' }],
    },
    {
      options: { ink: 'black', pen: 'fine', size: 'small', fullScreen: true },
      answer: { ...drawn, name: 'signature.svg' },
      valid: false,
    },
  ],
})
