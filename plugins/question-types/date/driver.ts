import { defineDriver } from '#sdk/testing'
import type date from './definition.ts'

export default defineDriver<typeof date>({
  answer: async (question, answer) => {
    // Date fields have no role of their own, and fill() types every kind in its ISO form.
    await question.locator('input').fill(answer)
  },
})
