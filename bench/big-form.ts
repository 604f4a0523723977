// A long form with rules, once for us and once for SurveyJS: the same questions, the same rules, the same pages.
import { type FormDefinition, type Json, type Question, type Rule, survey } from '../src/shared/form/definition.ts'
import { pick, whole } from './random.ts'

export interface BigFormOptions {
  readonly questions: number
  /**
   * `near`: each third question depends on the two before it, every fifth of those also on one further up. No rule reads
   * a question that a rule may hide: there the two engines mean different things (docs/adr/0013).
   * `one`: they all depend on the first question.
   */
  readonly rules: 'near' | 'one'
}

/** In the words of both engines. */
interface Plan {
  readonly id: string
  readonly kind: 'choice' | 'number' | 'text'
  /** Shown when each of these holds. */
  readonly shownIf: readonly { readonly id: string; readonly is: 'a' | 'over 10' | 'given' }[]
}

const letters = ['a', 'b', 'c', 'd', 'e'] as const
const perPage = 25
const kinds = ['choice', 'number', 'text'] as const
const idOf = (index: number): string => `q${String(index).padStart(4, '0')}`

const planOf = ({ questions, rules }: BigFormOptions): Plan[] =>
  Array.from({ length: questions }, (_, index): Plan => {
    const kind = kinds[index % 3] ?? 'text'
    const plan = { id: idOf(index), kind }
    if (kind !== 'text') return { ...plan, shownIf: [] }
    if (rules === 'one') return { ...plan, shownIf: [{ id: idOf(0), is: 'a' }] }
    const near: Plan['shownIf'] = [
      { id: idOf(index - 2), is: 'a' },
      { id: idOf(index - 1), is: 'over 10' },
    ]
    const readsThree = index >= 5 && ((index - 2) / 3) % 5 === 0
    return { ...plan, shownIf: readsThree ? [...near, { id: idOf(index - 5), is: 'given' }] : near }
  })

/** The first question: with `rules: 'one'` it shows and hides a third of the form. */
export const firstId = idOf(0)

export const bigForm = (options: BigFormOptions): FormDefinition => {
  const plans = planOf(options)
  const questions = plans.flatMap((plan, index): Question[] => {
    const isLastOfPage = index % perPage === perPage - 1 && index < plans.length - 1
    return [questionOf(plan), ...(isLastOfPage ? [pageBreak(index)] : [])]
  })
  return {
    format: 2,
    mode: survey,
    defaultLanguage: 'en',
    languages: ['en'],
    title: { en: 'A long form' },
    description: {},
    submitLabel: {},
    thanks: {},
    questions,
    rules: plans.filter(({ shownIf }) => shownIf.length > 0).map(ruleOf),
  }
}

export const bigSurvey = (options: BigFormOptions): object => {
  const elements = planOf(options).map(surveyElement)
  const pages: object[] = []
  for (let start = 0; start < elements.length; start += perPage)
    pages.push({ elements: elements.slice(start, start + perPage) })
  return { pages }
}

/** An answer that half of the time makes a condition true. */
export const someAnswer = (random: () => number, index: number): string | number => {
  const kind = kinds[index % 3]
  if (kind === 'choice') return random() < 0.5 ? 'a' : pick(random, letters)
  if (kind === 'number') return whole(random, 0, 20)
  return `Answer ${whole(random, 0, 999)}`
}

/** The same answer as our choice questions take it. */
export const oursOf = (answer: string | number): Json =>
  typeof answer === 'string' && letters.some((letter) => letter === answer) ? { ids: [answer] } : answer

export { idOf as bigId }

const questionOf = ({ id, kind }: Plan): Question => {
  const question = { id, title: { en: `Question ${id}` }, required: true, span: 24 }
  if (kind === 'choice') {
    return {
      ...question,
      type: 'radio',
      options: { choices: letters.map((letter) => ({ id: letter, label: { en: letter } })), columns: 1 },
    }
  }
  if (kind === 'number') {
    const options = { min: 0, max: 20, precision: 0, step: 1, strictStep: false, unit: {}, placeholder: {} }
    return { ...question, type: 'number', options }
  }
  const texts = { placeholder: {}, prefix: {}, suffix: {}, patternMessage: {} }
  const options = { ...texts, minLength: 2, maxLength: 100, showCount: false, format: 'none', pattern: '' }
  return { ...question, type: 'input', options }
}

const pageBreak = (index: number): Question => ({
  id: `p${String(index).padStart(4, '0')}`,
  type: 'pagination',
  title: {},
  required: false,
  span: 24,
  options: {},
})

const ruleOf = ({ id, shownIf }: Plan): Rule => ({
  id: `r${id}`,
  relation: 'AND',
  conditionList: shownIf.map((condition) => {
    if (condition.is === 'a') return { formItemId: condition.id, expression: 'eq', optionValue: ['a'] }
    if (condition.is === 'over 10') return { formItemId: condition.id, expression: 'gt', optionValue: 10 }
    return { formItemId: condition.id, expression: 'notNull' }
  }),
  triggerList: [{ formItemId: id, type: 'show' }],
})

const surveyElement = ({ id, kind, shownIf }: Plan): object => {
  const words = { a: "= 'a'", 'over 10': '> 10', given: 'notempty' } as const
  const visibleIf = shownIf.map((condition) => `{${condition.id}} ${words[condition.is]}`).join(' and ')
  const element = { name: id, isRequired: true, ...(visibleIf && { visibleIf }) }
  if (kind === 'choice') return { ...element, type: 'radiogroup', choices: [...letters] }
  if (kind === 'number') {
    const validators = [{ type: 'numeric', minValue: 0, maxValue: 20 }]
    return { ...element, type: 'text', inputType: 'number', validators }
  }
  return { ...element, type: 'text', validators: [{ type: 'text', minLength: 2, maxLength: 100 }] }
}
