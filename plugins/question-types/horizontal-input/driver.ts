import { defineDriver } from '#sdk/testing'
import type horizontalInput from './definition.ts'
import { filledIn } from './parts/blanks.ts'

export default defineDriver<typeof horizontalInput>({
  answer: async (question, answer, { options }) => {
    for (const { id, kind } of options.blanks) {
      const content = filledIn(answer, id)
      if (content === undefined) continue
      const blank = question.locator(`[data-blank="${id}"]`)
      if (kind === 'select') await blank.getByRole('combobox').selectOption(String(content))
      else await blank.locator('input').fill(String(content))
    }
  },
  // A blank that is left.
  canGive: ({ answer }) => Object.values(answer).includes(' '),
})
