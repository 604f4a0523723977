import { defineDriver } from '#sdk/testing'
import type userSelect from './definition.ts'

export default defineDriver<typeof userSelect>({
  answer: async (question, answer) => {
    const field = question.getByRole('combobox')
    for (const { name } of answer) {
      await field.fill(name)
      await question.getByRole('option', { name, exact: true }).click()
    }
    await field.blur()
  },
})
