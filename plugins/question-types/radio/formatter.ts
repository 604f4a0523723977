import { defineFormatter } from '#sdk'
import { choiceText } from '../../_families/choice/choice-text.ts'
import type radio from './definition.ts'

export default defineFormatter<typeof radio>({
  text: (answer, { choices }, context) => choiceText(answer, choices, context),
})
