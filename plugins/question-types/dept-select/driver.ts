import { defineDriver } from '#sdk/testing'
import type deptSelect from './definition.ts'

export default defineDriver<typeof deptSelect>({
  answer: async (question, answer) => {
    const field = question.getByRole('combobox')
    for (const { name } of answer) {
      await field.fill(name)
      await question.getByRole('option', { name, exact: true }).click()
    }
    await field.blur()
  },
  // The server refuses departments it does not have, and ids are given by each installation.
  adapt: (example, { departments }) => ({
    ...example,
    options: { ...example.options, list: departments.map(({ id, name }) => ({ deptId: id, name })) },
    answer: departments.slice(0, example.answer.length).map(({ id, name }) => ({ id, name })),
  }),
})
