import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { pictureSchema } from '../../_families/picture/picture.ts'
import { heights, maxSeconds, maxSlides } from './parts/slides.ts'

const optionsSchema = z.object({
  slides: z
    .array(
      z.object({
        id: questionIdSchema,
        /** What the picture shows: its alternative text, and its caption where there are any. */
        label: textSchema,
        image: pictureSchema.exactOptional(),
      }),
    )
    .min(1)
    .max(maxSlides)
    .refine((slides) => new Set(slides.map(({ id }) => id)).size === slides.length, 'Duplicate slide id'),
  /** A picture stays so many seconds; 0: nothing moves by itself. */
  seconds: z.int().min(0).max(maxSeconds),
  height: z.enum(heights),
  captions: z.boolean(),
})

type Options = z.infer<typeof optionsSchema>

const startingWith = (...ids: readonly string[]): Options => ({
  slides: ids.map((id) => ({ id, label: {} })),
  seconds: 5,
  height: 'medium',
  captions: true,
})

/** Pictures between questions, one at a time. */
export default defineQuestionType({
  id: 'carousel',
  group: 'layout',
  options: optionsSchema,
  answer: null,
  defaults: startingWith('first1', 'second'),
  create: (newId) => startingWith(newId(), newId()),
  unfinished: ({ slides }) => (slides.some(({ image }) => image !== undefined) ? [] : ['picture']),
  examples: [],
})
