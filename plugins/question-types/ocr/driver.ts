import { defineDriver } from '#sdk/testing'
import type ocr from './definition.ts'

export default defineDriver<typeof ocr>({
  answer: async (question, answer) => {
    await question.getByRole('textbox').fill(answer)
  },
  canGive: () => true,
})
