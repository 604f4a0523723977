import { z } from 'zod'
import { defineQuestionType, type Text } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { maxAddressLength, webAddressOf } from '../../_families/link/web-address.ts'
import { pictureSchema } from '../../_families/picture/picture.ts'
import { isDescribed } from './parts/alt.ts'

const optionsSchema = z
  .object({
    src: pictureSchema.exactOptional(),
    /** Never blank where there is a picture: those who cannot see it read this. */
    alt: textSchema,
    caption: textSchema,
    /** A page that a press on the picture leads to, as the author typed it. */
    link: z.string().max(maxAddressLength).exactOptional(),
    /** Percent of the width there is; on a phone all of it. */
    width: z.literal([25, 50, 75, 100]),
    align: z.enum(['start', 'center', 'end']),
  })
  .refine(({ src, alt }) => src === undefined || isDescribed(alt), 'A picture needs an alternative text')

const nothing: Text = {}

/** A picture between questions. */
export default defineQuestionType({
  id: 'image',
  group: 'layout',
  icon: 'image',
  options: optionsSchema,
  answer: null,
  defaults: { alt: nothing, caption: nothing, width: 100, align: 'center' },
  unfinished: ({ src, link }) => [
    ...(src === undefined ? ['picture'] : []),
    ...(link !== undefined && link.trim() !== '' && webAddressOf(link) === undefined ? ['link'] : []),
  ],
  examples: [],
})
