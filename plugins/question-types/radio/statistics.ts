import { defineStatistics } from '#sdk'
import { choiceFacts, choiceValues, ownWords } from '../../_families/choice/choice-text.ts'
import type radio from './definition.ts'

export default defineStatistics<typeof radio>({
  facts: choiceFacts,
  values: ({ choices }, context) => choiceValues(choices, context),
  samples: ownWords,
})
