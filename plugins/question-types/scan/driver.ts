import { defineDriver } from '#sdk/testing'
import type scan from './definition.ts'

export default defineDriver<typeof scan>({
  answer: async (question, answer) => {
    await question.getByRole('textbox').fill(answer)
  },
})
