import { defineDriver } from '#sdk/testing'
import type nps from './definition.ts'

export default defineDriver<typeof nps>({
  answer: async (question, answer) => {
    await question.locator(`input[type="radio"][value="${answer}"]`).check()
  },
})
