import { defineDriver } from '#sdk/testing'
import type functionCalc from './definition.ts'

export default defineDriver<typeof functionCalc>({
  // Nobody gives this answer; it is there when the page is.
  answer: async (question) => {
    await question.locator('output').waitFor()
  },
})
