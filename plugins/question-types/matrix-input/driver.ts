import { defineDriver } from '#sdk/testing'
import type matrixInput from './definition.ts'

export default defineDriver<typeof matrixInput>({
  answer: async (question, answer, { options: { rows, columns } }) => {
    for (const row of rows) {
      for (const column of columns) {
        const content = answer[row.id]?.[column.id]
        if (content !== undefined)
          await question.locator(`[data-cell="${row.id}.${column.id}"] input`).fill(String(content))
      }
    }
  },
})
