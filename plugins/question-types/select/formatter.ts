import { defineFormatter } from '#sdk'
import { choiceText } from '../../_families/choice/choice-text.ts'
import type select from './definition.ts'

export default defineFormatter<typeof select>({
  text: (answer, { choices }, context) => choiceText(answer, choices, context),
})
