import { defineDriver } from '#sdk/testing'
import type cascader from './definition.ts'
import { stepsOf } from './parts/tree.ts'

export default defineDriver<typeof cascader>({
  answer: async (question, answer, { options }) => {
    await question.getByRole('combobox').click()
    // One level is there at a time, in the author's order.
    for (const { index } of stepsOf(options.nodes, answer)) {
      await question.locator('[data-part="level"]').getByRole('button').nth(index).click()
    }
  },
})
