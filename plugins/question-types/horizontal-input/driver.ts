import { defineDriver } from '#sdk/testing'
import type horizontalInput from './definition.ts'
import { filledIn } from './parts/blanks.ts'

export default defineDriver<typeof horizontalInput>({
  answer: async (question, answer, { options }) => {
    for (const { id } of options.blanks) {
      const content = filledIn(answer, id)
      if (content !== undefined) await question.locator(`[data-blank="${id}"] input`).fill(String(content))
    }
  },
})
