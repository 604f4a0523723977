import { isLonger } from '#sdk'
import { type ChoiceAnswer, maxChoices, maxIdLength } from './choice.ts'

/** What `choiceAnswerSchema` says, without a schema library; the contract test holds the two together. */
export const isChoiceAnswer = (answer: unknown): answer is { ids: string[]; other?: string } => {
  if (typeof answer !== 'object' || answer === null) return false
  // Reading members of any object is safe, and each one is checked before it is believed.
  const { ids, other } = answer as Partial<ChoiceAnswer>
  if (!Array.isArray(ids) || ids.length > maxChoices) return false
  for (const key in answer) if (key !== 'ids' && key !== 'other') return false
  if ('other' in answer && typeof other !== 'string') return false
  for (let at = 0; at < ids.length; at++) {
    const id: unknown = ids[at]
    if (typeof id !== 'string' || id === '' || isLonger(id, maxIdLength) || ids.indexOf(id) !== at) return false
  }
  return true
}

export const isNothingChosen = ({ ids }: ChoiceAnswer): boolean => ids.length === 0

/** What rules compare: the set of chosen ids. */
export const chosenIds = ({ ids }: ChoiceAnswer): readonly string[] => ids
