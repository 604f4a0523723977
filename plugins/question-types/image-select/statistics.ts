import { defineStatistics } from '#sdk'
import { choiceFacts, choiceValues } from '../../_families/choice/choice-text.ts'
import type imageSelect from './definition.ts'

export default defineStatistics<typeof imageSelect>({
  facts: choiceFacts,
  values: ({ choices }, context) => choiceValues(choices, context),
})
