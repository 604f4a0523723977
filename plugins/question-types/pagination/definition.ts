import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'

/** Ends a page: what follows stands on the next one. */
export default defineQuestionType({
  id: 'pagination',
  group: 'layout',
  common: true,
  icon: 'separator',
  options: z.object({
    /** On the buttons of the page it ends; empty: the page's own words. */
    nextLabel: textSchema,
    backLabel: textSchema,
    /** How long the page it ends may take; then the next one follows, and the last one is sent. */
    seconds: z.int().min(1).max(86_400).exactOptional(),
    /** Once it is turned, the page it ends cannot be opened again. */
    noBack: z.boolean().exactOptional(),
    /** Nowhere in the form stands which page of how many it is. */
    hidePosition: z.boolean().exactOptional(),
  }),
  answer: null,
  defaults: { nextLabel: {}, backLabel: {} },
  flow: 'page',
  examples: [],
})
