import { defineDriver } from '#sdk/testing'
import type matrixSlider from './definition.ts'

export default defineDriver<typeof matrixSlider>({
  answer: async (question, answer, { options: { rows, showValue } }) => {
    for (const { id } of rows) {
      const value = answer[id]
      if (value === undefined) continue
      const row = question.locator(`[data-row="${id}"]`)
      await row.getByRole(showValue ? 'spinbutton' : 'slider').fill(String(value))
    }
  },
})
