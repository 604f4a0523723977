import { defineDriver } from '#sdk/testing'
import type select from './definition.ts'

export default defineDriver<typeof select>({
  answer: async (question, { ids: [id = ''], other }) => {
    await question.getByRole('combobox').selectOption(id)
    if (other !== undefined) await question.getByRole('textbox').fill(other)
  },
})
