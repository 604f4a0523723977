import { noIssues } from '#sdk'
import { defineServerHalf } from '#sdk/server'
import type imageUpload from './definition.ts'

/** A picture belongs to the record whose answer names it, and to no other; one that no answer names any more is swept. */
export default defineServerHalf<typeof imageUpload>({
  claim: async (files, context) =>
    (await context.files.claim(files.map(({ id }) => id))) ? noIssues : [{ code: 'image-upload.gone' }],
  release: (files, context) => context.files.release(files.map(({ id }) => id)),
})
