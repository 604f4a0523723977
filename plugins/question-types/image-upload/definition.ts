import { z } from 'zod'
import { defineQuestionType, type Text } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { withFamilies } from '#shared/file-types'
import { fileListSchema } from '../../_families/files/file-schema.ts'
import { bytesOf, maxFiles, maxMegabytes } from '../../_families/files/files.ts'
import { crops, pictureExtensions, watermarks } from './parts/picture-rules.ts'

const optionsSchema = z.object({
  maxCount: z.int().min(1).max(maxFiles),
  /** Of one picture, as it is sent. */
  maxMegabytes: z.int().min(1).max(maxMegabytes),
  /** The shape that respondents cut each picture to. */
  crop: z.enum(crops),
  /** Phones open the camera and do not offer the gallery. A request: a browser without a camera asks for a file. */
  cameraOnly: z.boolean(),
  /** Large pictures are scaled on the device before they are sent. */
  compress: z.boolean(),
  /** What is written into each picture on the device. */
  watermark: z.enum(watermarks),
  watermarkText: textSchema,
})
type Options = z.infer<typeof optionsSchema>

const nothing: Text = {}

/** Spec 5: 5 MB, one file. */
const defaults: Options = {
  maxCount: 1,
  maxMegabytes: 5,
  crop: 'none',
  cameraOnly: false,
  compress: true,
  watermark: 'none',
  watermarkText: nothing,
}
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

const front = { id: 'kQ3xV8mT2pLw9RzB5nHc7Y', name: '正面.png', size: 48_213 }
const back = { id: 'aB4cD6eF8gH1jK3mN5pQ7r', name: 'back.JPEG', size: 512 }

/** Pictures sent along with the answer. */
export default defineQuestionType({
  id: 'image-upload',
  group: 'media',
  options: optionsSchema,
  answer: fileListSchema,
  defaults,
  files: {
    policy: ({ maxMegabytes: megabytes, maxCount }) => ({
      extensions: withFamilies(pictureExtensions),
      named: pictureExtensions,
      maxBytes: bytesOf(megabytes),
      maxCount,
    }),
  },
  unfinished: ({ watermark, watermarkText }) =>
    watermark === 'text' && Object.values(watermarkText).every((wording) => wording.trim() === '')
      ? ['watermarkText']
      : [],
  examples: [
    {
      options: defaults,
      answer: [front],
      valid: true,
      text: '正面.png',
      cells: ['正面.png /file/kQ3xV8mT2pLw9RzB5nHc7Y'],
      facts: [{ number: 1 }],
    },
    { options: but({ maxCount: 2, crop: 'square', watermark: 'time' }), answer: [front, back], valid: true },
    { options: defaults, answer: [front, back], valid: false },
    { options: defaults, answer: [{ ...front, name: 'report.pdf' }], valid: false },
    { options: but({ maxMegabytes: 1 }), answer: [{ ...front, size: 1_048_577 }], valid: false },
    { options: defaults, answer: [], valid: false, empty: true },
  ],
})
