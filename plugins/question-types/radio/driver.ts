import { defineDriver } from '#sdk/testing'
import { choose } from '../../_families/choice/choose.ts'
import type radio from './definition.ts'

export default defineDriver<typeof radio>({
  answer: (question, answer, { options }) => choose(question, answer, { role: 'radio', choices: options.choices }),
})
