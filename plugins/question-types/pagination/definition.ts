import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'

/** Ends a page: what follows stands on the next one. */
export default defineQuestionType({
  id: 'pagination',
  group: 'layout',
  icon: 'separator',
  options: z.object({
    /** On the buttons of the page it ends; empty: the page's own words. */
    nextLabel: textSchema,
    backLabel: textSchema,
  }),
  answer: null,
  defaults: { nextLabel: {}, backLabel: {} },
  flow: 'page',
  examples: [],
})
