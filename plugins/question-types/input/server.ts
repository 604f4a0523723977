import { noIssues } from '#sdk'
import { defineServerHalf } from '#sdk/server'
import { textKey } from '../../_families/text/server.ts'
import type input from './definition.ts'
import { hasWords } from './parts/has-words.ts'

/** No two records with the same text, where the author asks for that. */
export default defineServerHalf<typeof input>({
  // Nearly every form has text fields: without the rule they take hold of nothing.
  takes: ({ unique }) => unique === true,
  claim: async (answer, { options: { uniqueMessage = {} }, state }) =>
    (await state.take(textKey(answer), 1, 1))
      ? noIssues
      : [{ code: 'input.taken', ...(hasWords(uniqueMessage) && { text: uniqueMessage }) }],
  release: (answer, { state }) => state.give(textKey(answer), 1),
})
