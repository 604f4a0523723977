import { defineDriver } from '#sdk/testing'
import type mapLocation from './definition.ts'

export default defineDriver<typeof mapLocation>({
  answer: async (question, answer) => {
    if (answer.address !== undefined) await question.getByRole('textbox').first().fill(answer.address)
    if (!answer.point) return
    const [latitude, longitude] = [question.getByRole('spinbutton').first(), question.getByRole('spinbutton').last()]
    await latitude.fill(String(answer.point.latitude))
    await longitude.fill(String(answer.point.longitude))
    await longitude.blur()
  },
})
