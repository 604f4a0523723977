import { defineDriver } from '#sdk/testing'
import type subForm from './definition.ts'

export default defineDriver<typeof subForm>({
  answer: async (question, answer, { answerChild }) => {
    const rows = question.locator('[data-part="row"]')
    for (const [index, cells] of answer.entries()) {
      const row = rows.nth(index)
      if ((await rows.count()) <= index) await question.locator('[data-part="add-row"]').click()
      await row.waitFor()
      for (const [childId, cell] of Object.entries(cells)) await answerChild(row, childId, cell)
    }
  },
})
