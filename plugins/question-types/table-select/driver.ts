import { defineDriver } from '#sdk/testing'
import type tableSelect from './definition.ts'

export default defineDriver<typeof tableSelect>({
  answer: async (question, answer, { options }) => {
    for (const id of answer) {
      const name = options.rows.find((row) => row.id === id)?.cells[0] ?? ''
      // The whole row is the target.
      await question.getByText(name, { exact: true }).click()
    }
  },
})
