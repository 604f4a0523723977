import { defineDriver } from '#sdk/testing'
import type date from './definition.ts'

export default defineDriver<typeof date>({
  answer: async (question, answer) => {
    // fill() types every kind in its ISO form, which every field understands; a stretch has a field for each end.
    const fields = question.locator('input')
    for (const [at, moment] of [answer].flat().entries()) await fields.nth(at).fill(moment)
  },
})
