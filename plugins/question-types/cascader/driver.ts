import { defineDriver } from '#sdk/testing'
import type cascader from './definition.ts'
import { stepsOf } from './parts/tree.ts'
import { waysIn } from './parts/ways.ts'

export default defineDriver<typeof cascader>({
  answer: async (question, answer, { options }) => {
    await question.getByRole('combobox').click()
    for (const ids of waysIn(answer)) {
      // Where several are chosen, the level of the one before is still there.
      const back = question.locator('[data-part="back"]')
      while (await back.isVisible()) await back.click()
      // One level is there at a time, in the author's order.
      for (const { index } of stepsOf(options.nodes, ids)) {
        await question.locator('[data-part="level"]').getByRole('button').nth(index).click()
      }
    }
  },
})
