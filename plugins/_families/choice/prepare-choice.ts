import { type Issue, isLonger, noIssues, type PreparedCheck } from '#sdk'
import { type Choice, type ChoiceAnswer, maxOtherLength } from './choice.ts'

export interface ChoiceRules {
  /** Issue codes begin with it. */
  readonly typeId: string
  readonly choices: readonly Choice[]
  /** Fewest choices of an answer that is given at all. @default 1 */
  readonly min?: number | undefined
  /** Most choices. 1: a single-choice question. */
  readonly max?: number | undefined
}

/** The check of all choice questions. Issues are made once per question: nothing is allocated per answer. */
export const prepareChoice = ({
  typeId,
  choices,
  min = 1,
  max = Infinity,
}: ChoiceRules): PreparedCheck<ChoiceAnswer> => {
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  const issue = (name: string, params?: Issue['params']): readonly Issue[] => [
    { code: `${typeId}.${name}`, ...(params && { params }) },
  ]
  const unavailable = issue('unavailable')
  const exclusive = issue('exclusive')
  const otherRequired = issue('otherRequired')
  const otherTooLong = issue('otherTooLong', { count: maxOtherLength })
  const tooFew = issue('tooFew', { count: min })
  const tooMany = max === 1 ? issue('single') : issue('tooMany', { count: max })

  return ({ ids, other }) => {
    let withText: Choice | undefined
    let alone = false
    for (const id of ids) {
      const choice = byId.get(id)
      if (!choice || choice.disabled) return unavailable
      if (choice.allowText) withText = choice
      if (choice.exclusive) alone = true
    }
    if (alone && ids.length > 1) return exclusive
    // "None of the above" is a complete answer however many choices are asked for.
    if (ids.length < min && !alone) return tooFew
    if (ids.length > max) return tooMany
    if (withText?.textRequired && (other === undefined || blank.test(other))) return otherRequired
    if (!withText && other !== undefined) return unavailable
    if (other !== undefined && isLonger(other, maxOtherLength)) return otherTooLong
    return noIssues
  }
}

const blank = /^\s*$/
