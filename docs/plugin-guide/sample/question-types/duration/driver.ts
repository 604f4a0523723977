import { defineDriver } from '#sdk/testing'
import type duration from './definition.ts'

export default defineDriver<typeof duration>({
  answer: async (question, answer) => {
    const [hours, minutes] = [question.getByRole('spinbutton').first(), question.getByRole('spinbutton').last()]
    await hours.fill(String(Math.floor(answer / 60)))
    await minutes.fill(String(answer % 60))
  },
})
