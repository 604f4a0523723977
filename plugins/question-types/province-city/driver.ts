import { defineDriver } from '#sdk/testing'
import type provinceCity from './definition.ts'
import { wayOf } from './parts/place.ts'

export default defineDriver<typeof provinceCity>({
  answer: async (question, answer) => {
    await question.getByRole('combobox').click()
    // One level is there at a time.
    for (const { name } of wayOf(answer)) await question.getByRole('button', { name, exact: true }).click()
    if (answer.detail !== undefined) await question.getByRole('textbox').last().fill(answer.detail)
  },
})
