import { peer } from './peer.ts'
import type { Subject } from './subject.ts'
import { bounds, checkboxIds, columnIds, idOf, naturalAnswers, radioIds, rowIds, selectIds } from './ten-kinds.ts'

export interface SurveyModel {
  data: object
  clear: (withData: boolean) => void
  validate: () => boolean
  getAllQuestions: () => readonly SurveyQuestion[]
  getQuestionByName: (name: string) => SurveyQuestion
}
export interface SurveyQuestion {
  value: unknown
  readonly isVisible: boolean
  readonly errors: readonly unknown[]
  readonly name: string
  readonly validators: readonly { getType: () => string }[]
}
export const loadSurvey = () => peer<{ Model: new (json: object) => SurveyModel }>('survey-core')

interface SurveyElement {
  readonly type: string
  readonly name: string
  readonly [setting: string]: unknown
}

const block = (number: number): SurveyElement[] => [
  {
    type: 'text',
    name: idOf('name', number),
    validators: [{ type: 'text', minLength: bounds.name.min, maxLength: bounds.name.max }],
  },
  {
    type: 'text',
    inputType: 'number',
    name: idOf('age', number),
    validators: [{ type: 'numeric', minValue: bounds.age.min, maxValue: bounds.age.max }],
  },
  {
    type: 'comment',
    name: idOf('note', number),
    isRequired: false,
    validators: [{ type: 'text', maxLength: bounds.remarks.max }],
  },
  { type: 'text', inputType: 'date', name: idOf('day', number), min: bounds.day.min, max: bounds.day.max },
  { type: 'radiogroup', name: idOf('often', number), choices: [...radioIds] },
  {
    type: 'checkbox',
    name: idOf('drink', number),
    choices: [...checkboxIds],
    validators: [{ type: 'answercount', minCount: bounds.drinks.min, maxCount: bounds.drinks.max }],
  },
  { type: 'dropdown', name: idOf('city', number), choices: [...selectIds] },
  { type: 'rating', name: idOf('star', number), rateMin: bounds.stars.min, rateMax: bounds.stars.max },
  { type: 'matrix', name: idOf('grid', number), rows: [...rowIds], columns: [...columnIds], eachRowRequired: true },
  { type: 'text', name: idOf('mail', number), validators: [{ type: 'email' }] },
]

/** The form of ten kinds as SurveyJS states it. @param shownIf condition of a question, by its name */
export const surveyJson = (blocks: number, shownIf: (name: string) => string | null = () => null): object => {
  const elements = Array.from({ length: blocks }, (_, index) => block(index + 1)).flat()
  const withCondition = (element: SurveyElement) => {
    const visibleIf = shownIf(element.name)
    return { isRequired: true, ...element, ...(visibleIf !== null && { visibleIf }) }
  }
  return { pages: [{ elements: elements.map(withCondition) }] }
}

/** @param reuse one model for all submissions; otherwise a new one each time, the straightforward way on a server */
export const withSurvey = (blocks: number, { reuse }: { reuse: boolean }): Subject<object> => {
  const { Model } = loadSurvey()
  const json = surveyJson(blocks)
  const compile = () => new Model(json)
  const model = compile()
  const fill = (data: object): SurveyModel => {
    const used = reuse ? model : compile()
    used.data = data
    return used
  }
  return {
    name: reuse ? 'SurveyJS, one model reused' : 'SurveyJS, new model each time',
    submission: (answers) => naturalAnswers(answers, blocks),
    accepts: (data) => fill(data).validate(),
    faults: (data) => {
      const used = fill(data)
      used.validate()
      return used.getAllQuestions().flatMap(({ name, errors, validators }) =>
        errors.map(() => {
          const rule = validators[0]?.getType() ?? ''
          return { question: name, kind: kinds[rule] ?? rule }
        }),
      )
    },
    compile,
    // It queues timers; without the event loop they pile up.
    breathesAfter: 5,
  }
}

/** Its errors say their kind in words only: the validator that a question has tells it. */
const kinds: Readonly<Record<string, string>> = {
  textvalidator: 'tooShort',
  answercountvalidator: 'tooMany',
  numericvalidator: 'tooLarge',
  emailvalidator: 'notEmail',
}
