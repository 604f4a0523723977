import { defineValidator } from '#sdk'
import { chosenIds, isChoiceAnswer, isNothingChosen } from '../../_families/choice/is-choice-answer.ts'
import { prepareChoice } from '../../_families/choice/prepare-choice.ts'
import type checkbox from './definition.ts'

export default defineValidator<typeof checkbox>({
  is: isChoiceAnswer,
  isEmpty: isNothingChosen,
  operand: chosenIds,
  prepare: ({ choices, min, max }) => prepareChoice({ typeId: 'checkbox', choices, min, max }),
})
