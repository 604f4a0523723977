import { defineDriver } from '#sdk/testing'
import type input from './definition.ts'

export default defineDriver<typeof input>({
  answer: async (question, answer) => {
    await question.getByRole('textbox').fill(answer)
  },
  canGive: () => true,
})
