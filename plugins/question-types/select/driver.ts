import { defineDriver } from '#sdk/testing'
import { choose } from '../../_families/choice/choose.ts'
import type select from './definition.ts'

export default defineDriver<typeof select>({
  answer: async (question, answer, { options }) => {
    const {
      ids: [id = ''],
      other,
    } = answer
    if (options.multiple) {
      await question.getByRole('combobox').click()
      return choose(question, answer, { role: 'checkbox', choices: options.choices })
    }
    await question.getByRole('combobox').selectOption(id)
    if (other !== undefined) await question.getByRole('textbox').fill(other)
  },
})
