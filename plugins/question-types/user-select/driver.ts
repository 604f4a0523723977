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
  // The server refuses people it does not have, and ids are given by each installation.
  adapt: (example, { people }) => ({
    ...example,
    options: { ...example.options, list: people.map(({ id, name }) => ({ userId: id, name })) },
    answer: people.slice(0, example.answer.length).map(({ id, name }) => ({ id, name })),
  }),
})
