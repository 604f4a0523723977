import { defineDriver } from '#sdk/testing'
import type number from './definition.ts'

export default defineDriver<typeof number>({
  answer: async (question, answer) => {
    await question.getByRole('spinbutton').fill(String(answer))
  },
  canGive: () => true,
})
