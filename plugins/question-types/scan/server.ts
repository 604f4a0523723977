import { noIssues } from '#sdk'
import { defineServerHalf } from '#sdk/server'
import { textKey } from '../../_families/text/server.ts'
import type scan from './definition.ts'

/** Every code is counted, so that "no two records" holds from the moment an author asks for it. */
export default defineServerHalf<typeof scan>({
  claim: async (code, { options, state }) =>
    (await state.take(textKey(code), 1, options.unique ? 1 : Number.MAX_SAFE_INTEGER))
      ? noIssues
      : [{ code: 'scan.taken' }],
  release: (code, { state }) => state.give(textKey(code), 1),
})
