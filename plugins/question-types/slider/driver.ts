import { defineDriver } from '#sdk/testing'
import type slider from './definition.ts'

export default defineDriver<typeof slider>({
  answer: async (question, answer, { options }) => {
    if (Array.isArray(answer)) {
      const role = options.showValue ? 'spinbutton' : 'slider'
      // The upper end first: the lower one never passes it.
      for (const at of [1, 0]) await question.getByRole(role).nth(at).fill(String(answer[at]))
      return
    }
    if (options.showValue) await question.getByRole('spinbutton').fill(String(answer))
    else await question.getByRole('slider').fill(String(answer))
  },
})
