import { defineDriver } from '#sdk/testing'
import type sort from './definition.ts'

export default defineDriver<typeof sort>({
  answer: async (question, answer, { options }) => {
    // Those that are still to be ranked stand below, in the author's order.
    const rest = options.choices.map(({ id }) => id)
    for (const id of answer) {
      await question.locator('[data-part="rest"]').getByRole('button').nth(rest.indexOf(id)).click()
      rest.splice(rest.indexOf(id), 1)
    }
  },
})
