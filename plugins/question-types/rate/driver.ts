import { defineDriver } from '#sdk/testing'
import type rate from './definition.ts'

export default defineDriver<typeof rate>({
  answer: async (question, answer) => {
    await question.locator(`input[type="radio"][value="${answer}"]`).check()
  },
})
