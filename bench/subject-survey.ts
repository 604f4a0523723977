import { peer } from './peer.ts'
import type { Subject } from './subject.ts'
import { idsIn } from './subject-formio.ts'
import { type Answers, bounds, checkboxIds, columnIds, idOf, radioIds, rowIds, selectIds } from './ten-kinds.ts'

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
}
export const loadSurvey = () => peer<{ Model: new (json: object) => SurveyModel }>('survey-core')

const block = (number: number): object[] => [
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

/** @param reuse one model for all submissions; otherwise a new one each time, the straightforward way on a server */
export const withSurvey = (blocks: number, { reuse }: { reuse: boolean }): Subject<object> => {
  const { Model } = loadSurvey()
  const elements = Array.from({ length: blocks }, (_, index) => block(index + 1)).flat()
  const json = { pages: [{ elements: elements.map((element) => ({ isRequired: true, ...element })) }] }
  const compile = () => new Model(json)
  const model = compile()
  const fill = (data: object): SurveyModel => {
    const used = reuse ? model : compile()
    used.data = data
    return used
  }
  return {
    name: reuse ? 'SurveyJS, one model reused' : 'SurveyJS, new model each time',
    submission: (answers) => surveyData(answers, blocks),
    accepts: (data) => fill(data).validate(),
    faulty: (data) => {
      const used = fill(data)
      used.validate()
      return used.getAllQuestions().filter(({ errors }) => errors.length > 0).length
    },
    compile,
    // It queues timers; without the event loop they pile up.
    breathesAfter: 5,
  }
}

const surveyData = (answers: Answers, blocks: number): object => {
  const data: Record<string, unknown> = { ...answers }
  for (let number = 1; number <= blocks; number++) {
    for (const kind of ['often', 'city'] as const) data[idOf(kind, number)] = idsIn(answers[idOf(kind, number)])[0]
    data[idOf('drink', number)] = idsIn(answers[idOf('drink', number)])
    const grid = Object.entries(answers[idOf('grid', number)] ?? {})
    data[idOf('grid', number)] = Object.fromEntries(grid.map(([row, ids]) => [row, (ids as string[])[0]])) // our own data
  }
  return data
}
