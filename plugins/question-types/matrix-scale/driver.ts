import { defineDriver } from '#sdk/testing'
import type matrixScale from './definition.ts'

export default defineDriver<typeof matrixScale>({
  answer: async (question, answer, { options: { rows } }) => {
    for (const [index, { id }] of rows.entries()) {
      const point = answer[id]
      if (point === undefined) continue
      await question.getByRole('radiogroup').nth(index).locator(`input[type="radio"][value="${point}"]`).check()
    }
  },
})
