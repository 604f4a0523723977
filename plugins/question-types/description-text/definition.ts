import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { emptyRichText, parseRichText, type RichText } from '#shared/rich-text'
import { tones } from './parts/tones.ts'

/** Any JSON becomes a document of known nodes, marks and safe links: the one sanitiser (T7). */
const richTextSchema: z.ZodType<RichText> = z.unknown().transform((input) => parseRichText(input))

const optionsSchema = z.object({
  /** By language, as every text an author writes. */
  content: z.record(z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/), richTextSchema),
  align: z.enum(['start', 'center', 'end']),
  /** Colour of the words, and of what is behind them where it is boxed. Default: that of all texts. */
  tone: z.enum(tones).exactOptional(),
  boxed: z.boolean().exactOptional(),
  /** Opens when it is asked for, by the words of `foldLabel`; empty: the page's own. */
  folded: z.boolean().exactOptional(),
  foldLabel: textSchema.exactOptional(),
})

const defaults: z.infer<typeof optionsSchema> = { content: { 'zh-cn': emptyRichText }, align: 'start' }

/** A text between questions; its title heads the section that follows. */
export default defineQuestionType({
  id: 'description-text',
  group: 'layout',
  icon: 'align-left',
  options: optionsSchema,
  answer: null,
  defaults,
  flow: 'section',
  examples: [],
})
