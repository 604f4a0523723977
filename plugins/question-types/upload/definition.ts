import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { withFamilies } from '#shared/file-types'
import { fileListSchema } from '../../_families/files/file-schema.ts'
import { bytesOf, maxFiles, maxMegabytes } from '../../_families/files/files.ts'
import { allExtensions } from './parts/extensions.ts'

const optionsSchema = z.object({
  maxCount: z.int().min(1).max(maxFiles),
  /** Of one file. */
  maxMegabytes: z.int().min(1).max(maxMegabytes),
  extensions: z
    .array(z.enum(allExtensions))
    .min(1)
    .refine((extensions) => new Set(extensions).size === extensions.length, 'Duplicate extension'),
})
type Options = z.infer<typeof optionsSchema>

/** Spec 5: these types, 5 MB, one file. */
const defaults: Options = { maxCount: 1, maxMegabytes: 5, extensions: ['doc', 'xls', 'ppt', 'txt', 'pdf'] }
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

const report = { id: 'kQ3xV8mT2pLw9RzB5nHc7Y', name: '报告.pdf', size: 48_213 }
const notes = { id: 'aB4cD6eF8gH1jK3mN5pQ7r', name: 'notes.txt', size: 512 }

/** Files sent along with the answer. */
export default defineQuestionType({
  id: 'upload',
  group: 'media',
  icon: 'upload',
  options: optionsSchema,
  answer: fileListSchema,
  defaults,
  files: {
    policy: ({ extensions, maxMegabytes: megabytes, maxCount }) => ({
      extensions: withFamilies(extensions),
      named: extensions,
      maxBytes: bytesOf(megabytes),
      maxCount,
    }),
  },
  examples: [
    {
      options: defaults,
      answer: [report],
      valid: true,
      text: '报告.pdf',
      cells: ['报告.pdf /file/kQ3xV8mT2pLw9RzB5nHc7Y'],
      facts: [{ number: 1 }],
    },
    { options: but({ maxCount: 3 }), answer: [report, notes], valid: true },
    { options: but({ extensions: ['png', 'jpg'] }), answer: [{ ...notes, name: 'holiday.PNG' }], valid: true },
    { options: defaults, answer: [report, notes], valid: false },
    {
      options: but({ maxCount: 2 }),
      answer: [report, notes, { ...notes, id: 'zY9xW7vU5tS3rQ1pO2nM4k' }],
      valid: false,
    },
    { options: defaults, answer: [{ ...notes, name: 'holiday.png' }], valid: false },
    { options: but({ maxMegabytes: 1 }), answer: [{ ...report, size: 1_048_577 }], valid: false },
    { options: defaults, answer: [], valid: false, empty: true },
  ],
})
