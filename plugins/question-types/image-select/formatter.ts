import { defineFormatter } from '#sdk'
import { choiceText } from '../../_families/choice/choice-text.ts'
import type imageSelect from './definition.ts'

export default defineFormatter<typeof imageSelect>({
  text: (answer, { choices }, context) => choiceText(answer, choices, context),
})
