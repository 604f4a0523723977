import { defineDriver } from '#sdk/testing'
import type reserveTimeRange from './definition.ts'

export default defineDriver<typeof reserveTimeRange>({
  answer: async (question, answer, { options }) => {
    for (const [index, { id }] of options.items.entries()) {
      const entry = answer[id]
      if (entry === undefined) continue
      if (options.items.length > 1) await question.locator('button[aria-pressed]').nth(index).click()
      const when = typeof entry === 'string' ? entry : entry.when
      await question.locator(`label:has(input[value="${when.slice(0, 10)}"])`).click()
      await question.locator(`label:has(input[value="${when}"])`).click()
    }
  },
})
