import { defineDriver } from '#sdk/testing'
import type phoneVerification from './definition.ts'

/** Where the test gateway is set, the page says what would have been sent. */
export default defineDriver<typeof phoneVerification>({
  answer: async (question, answer) => {
    await question.getByRole('textbox').fill(answer.phone)
    await question.getByRole('button').click()
    const said = await question.getByText(/\d{6}/).first().textContent()
    await question
      .getByRole('textbox')
      .last()
      .fill(/\d{6}/.exec(said ?? '')?.[0] ?? '')
    await question.getByText('✓').waitFor()
  },
})
