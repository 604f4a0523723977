import { defineDriver } from '#sdk/testing'
import { choose } from '../../_families/choice/choose.ts'
import type checkbox from './definition.ts'

export default defineDriver<typeof checkbox>({
  answer: (question, answer, { options }) => choose(question, answer, { role: 'checkbox', choices: options.choices }),
})
