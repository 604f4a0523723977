import { defineFormatter } from '#sdk'
import { choiceText } from '../../_families/choice/choice-text.ts'
import type checkbox from './definition.ts'

export default defineFormatter<typeof checkbox>({
  text: (answer, { choices }, context) => choiceText(answer, choices, context),
})
