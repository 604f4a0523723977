import { defineDriver } from '#sdk/testing'
import type slider from './definition.ts'

export default defineDriver<typeof slider>({
  answer: async (question, answer, { options }) => {
    if (options.showValue) await question.getByRole('spinbutton').fill(String(answer))
    else await question.getByRole('slider').fill(String(answer))
  },
})
