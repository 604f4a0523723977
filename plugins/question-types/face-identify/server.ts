import { noIssues } from '#sdk'
import { defineServerHalf } from '#sdk/server'
import type faceIdentify from './definition.ts'

/** The picture of a face belongs to the record it was taken for, and goes with it; one that was taken back is swept. */
export default defineServerHalf<typeof faceIdentify>({
  claim: async (answer, { files }) => {
    const ids = pictureIds(answer)
    return ids.length === 0 || (await files.claim(ids)) ? noIssues : [{ code: 'face-identify.gone' }]
  },
  release: async (answer, { files }) => {
    const ids = pictureIds(answer)
    if (ids.length > 0) await files.release(ids)
  },
})

const pictureIds = (answer: { readonly result: string; readonly picture?: { readonly id: string } | undefined }) =>
  answer.picture ? [answer.picture.id] : []
