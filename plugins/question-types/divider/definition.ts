import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'

/** A line between questions, with words on it if there are any. */
export default defineQuestionType({
  id: 'divider',
  group: 'layout',
  common: true,
  icon: 'minus',
  options: z.object({
    text: textSchema,
    line: z.enum(['solid', 'dashed', 'dotted']),
    tone: z.enum(['quiet', 'strong', 'accent']),
  }),
  answer: null,
  defaults: { text: {}, line: 'solid', tone: 'quiet' },
  examples: [],
})
