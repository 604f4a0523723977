import { defineDriver } from '#sdk/testing'
import type randomNumber from './definition.ts'

/** Nobody gives it: the first record of the first example has the number of the example. */
export default defineDriver<typeof randomNumber>({
  answer: async (question) => {
    await question.getByRole('group').waitFor()
  },
})
