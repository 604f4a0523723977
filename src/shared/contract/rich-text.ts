import { z } from 'zod'
import { parseRichText, type RichText } from '../rich-text.ts'

/** Any JSON becomes a document of known nodes, marks and safe links: the one sanitiser (T7). */
export const richTextSchema: z.ZodType<RichText> = z.unknown().transform((input) => parseRichText(input))
