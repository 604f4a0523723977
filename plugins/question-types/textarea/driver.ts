import { defineDriver } from '#sdk/testing'
import type textarea from './definition.ts'

export default defineDriver<typeof textarea>({
  answer: async (question, answer) => {
    await question.getByRole('textbox').fill(answer)
  },
})
