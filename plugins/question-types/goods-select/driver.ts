import { defineDriver } from '#sdk/testing'
import type goodsSelect from './definition.ts'

export default defineDriver<typeof goodsSelect>({
  answer: async (question, answer, { options }) => {
    const fields = question.getByRole('spinbutton')
    for (const [index, { id }] of options.goods.entries()) {
      const pieces = answer[id]
      if (pieces !== undefined) await fields.nth(index).fill(String(pieces))
    }
    await fields.last().blur()
  },
})
