import { defineValidator } from '#sdk'
import { chosenIds, isChoiceAnswer, isNothingChosen } from '../../_families/choice/is-choice-answer.ts'
import { prepareChoice } from '../../_families/choice/prepare-choice.ts'
import type select from './definition.ts'

export default defineValidator<typeof select>({
  is: isChoiceAnswer,
  isEmpty: isNothingChosen,
  operand: chosenIds,
  prepare: ({ choices, multiple, min, max }) =>
    prepareChoice({ typeId: 'select', choices, ...(multiple ? { min, max } : { max: 1 }) }),
})
