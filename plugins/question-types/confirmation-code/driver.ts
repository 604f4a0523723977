import { defineDriver } from '#sdk/testing'
import type confirmationCode from './definition.ts'

/** Nobody gives it: the server makes it when the answers arrive. */
export default defineDriver<typeof confirmationCode>({
  answer: async (question) => {
    await question.getByRole('group').waitFor()
  },
})
