import { defineDriver } from '#sdk/testing'
import type matrixSelect from './definition.ts'

export default defineDriver<typeof matrixSelect>({
  answer: async (question, answer, { options: { rows, columns, multiple } }) => {
    for (const [rowIndex, row] of rows.entries()) {
      const group = question.getByRole(multiple ? 'group' : 'radiogroup').nth(rowIndex)
      for (const [index, column] of columns.entries()) {
        if (answer[row.id]?.includes(column.id)) {
          await group
            .getByRole(multiple ? 'checkbox' : 'radio')
            .nth(index)
            .check()
        }
      }
    }
  },
  // A row that is left.
  canGive: ({ answer }) => Object.values(answer).some((columns) => columns.length === 0),
})
