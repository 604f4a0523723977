import { defineDriver } from '#sdk/testing'
import { choose } from '../../_families/choice/choose.ts'
import type imageSelect from './definition.ts'

export default defineDriver<typeof imageSelect>({
  answer: (question, answer, { options }) =>
    choose(question, answer, { role: options.multiple ? 'checkbox' : 'radio', choices: options.choices }),
  // Too few of them; more than may be the control does not take.
  canGive: ({ answer }) => answer.ids.length === 1,
})
