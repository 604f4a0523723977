import { defineDriver } from '#sdk/testing'
import type matrixDropdown from './definition.ts'

export default defineDriver<typeof matrixDropdown>({
  answer: async (question, answer, { options: { rows, columns } }) => {
    for (const row of rows) {
      for (const column of columns) {
        const chosen = answer[row.id]?.[column.id]
        if (chosen !== undefined)
          await question.locator(`[data-cell="${row.id}.${column.id}"] select`).selectOption(chosen)
      }
    }
  },
})
