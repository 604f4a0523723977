import { noIssues } from '#sdk'
import { defineServerHalf } from '#sdk/server'
import type signaturePad from './definition.ts'

/** A signature belongs to the record it was given for, and to no other; one that was signed over is swept. */
export default defineServerHalf<typeof signaturePad>({
  claim: async ({ id }, context) => ((await context.files.claim([id])) ? noIssues : [{ code: 'signature-pad.gone' }]),
  release: ({ id }, context) => context.files.release([id]),
})
