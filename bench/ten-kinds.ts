// The form every group measures: blocks of the same ten kinds of questions, and answers to them.
import { type FormDefinition, type Json, type Question, survey } from '../src/shared/form/definition.ts'
import { pick, whole } from './random.ts'

export type Answers = Record<string, Json>

export const radioIds = ['none', 'once', 'weekly', 'daily', 'always'] as const
export const checkboxIds = ['tea', 'coffee', 'juice', 'water', 'milk', 'soda'] as const
export const selectIds = ['bj', 'sh', 'gz', 'sz', 'cd', 'hz', 'wh', 'nj', 'xa', 'cq'] as const
export const rowIds = ['taste', 'service', 'place'] as const
export const columnIds = ['awful', 'poor', 'fair', 'good', 'great'] as const
export const bounds = {
  name: { min: 2, max: 40 },
  age: { min: 0, max: 120 },
  remarks: { max: 500 },
  day: { min: '1900-01-01', max: '2099-12-31' },
  drinks: { min: 1, max: 4 },
  stars: { min: 1, max: 5 },
} as const

export const kinds = ['name', 'age', 'note', 'day', 'often', 'drink', 'city', 'star', 'grid', 'mail'] as const
export type Kind = (typeof kinds)[number]

/** Six characters or a few less, as the product's own ids. @param block counted from 1 */
export const idOf = (kind: Kind, block: number): string => `${kind}${block}`

/** Ten questions a block. */
export const tenKinds = (blocks: number): FormDefinition => ({
  format: 2,
  mode: survey,
  defaultLanguage: 'en',
  languages: ['en', 'zh-cn'],
  title: { en: `Benchmark, ${blocks * 10} questions`, 'zh-cn': `基准表单，${blocks * 10} 题` },
  description: {},
  submitLabel: {},
  thanks: {},
  questions: blockNumbers(blocks).flatMap(questionsOf),
  rules: [],
})

/** Answers that pass. */
export const validAnswers = (random: () => number, blocks: number): Answers => {
  const answers: Answers = {}
  for (const block of blockNumbers(blocks)) {
    const answer = (kind: Kind, value: Json) => {
      answers[idOf(kind, block)] = value
    }
    const person = `${pick(random, givenNames)} ${pick(random, familyNames)}`
    answer('name', person)
    answer('age', whole(random, 18, 90))
    answer('note', pick(random, remarks))
    answer('day', `${whole(random, 1960, 2026)}-${two(whole(random, 1, 12))}-${two(whole(random, 1, 28))}`)
    answer('often', { ids: [pick(random, radioIds)] })
    const first = whole(random, 0, checkboxIds.length - 3)
    answer('drink', { ids: checkboxIds.slice(first, first + whole(random, 1, 3)) })
    answer('city', { ids: [pick(random, selectIds)] })
    answer('star', whole(random, 1, 5))
    answer('grid', Object.fromEntries(rowIds.map((row) => [row, [pick(random, columnIds)]])))
    answer('mail', `${person.toLowerCase().replaceAll(' ', '.')}${whole(random, 1, 9999)}@example.com`)
  }
  return answers
}

/** Questions that `withFourErrors` answers wrongly. Needs two blocks. */
const wrongIds = [idOf('name', 1), idOf('drink', 1), idOf('age', 2), idOf('mail', 2)] as const

/** Which question is answered wrongly, and in which way; a library's own word where it finds something else. */
export interface Fault {
  readonly question: string
  readonly kind: string
}

/** What is wrong with answers of `withFourErrors`. */
export const fourFaults: readonly Fault[] = [
  { question: wrongIds[0], kind: 'tooShort' },
  { question: wrongIds[1], kind: 'tooMany' },
  { question: wrongIds[2], kind: 'tooLarge' },
  { question: wrongIds[3], kind: 'notEmail' },
]

/** Four errors that every library measured here finds by itself: too short, too many, too large, no e-mail address. */
export const withFourErrors = (answers: Answers): Answers => ({
  ...answers,
  [wrongIds[0]]: 'x',
  [wrongIds[1]]: { ids: [...checkboxIds] },
  [wrongIds[2]]: 500,
  [wrongIds[3]]: 'not an address',
})

/** The same answers as people write them who never heard of us: a text for one choice, a list for several. */
export const naturalAnswers = (answers: Answers, blocks: number): Answers => {
  const natural: Answers = { ...answers }
  for (const block of blockNumbers(blocks)) {
    for (const kind of ['often', 'city'] as const) natural[idOf(kind, block)] = idsIn(answers[idOf(kind, block)])[0]!
    natural[idOf('drink', block)] = idsIn(answers[idOf('drink', block)])
    const grid = Object.entries(answers[idOf('grid', block)] ?? {})
    natural[idOf('grid', block)] = Object.fromEntries(grid.map(([row, ids]) => [row, (ids as string[])[0]!])) // our own data
  }
  return natural
}

/** Of a choice answer. */
export const idsIn = (answer: unknown): readonly string[] => (answer as { ids: readonly string[] }).ids // our own data

const blockNumbers = (blocks: number): number[] => Array.from({ length: blocks }, (_, index) => index + 1)

const questionsOf = (block: number): Question[] => {
  const question = (kind: Kind, type: string, options: Json, required = true): Question => ({
    id: idOf(kind, block),
    type,
    title: { en: `${titles[kind]} (${block})`, 'zh-cn': `${titles[kind]}（${block}）` },
    required,
    span: 24,
    options,
  })
  const input = { placeholder: {}, prefix: {}, suffix: {}, showCount: false, pattern: '', patternMessage: {} }
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, label: { en: id, 'zh-cn': id } }))
  return [
    question('name', 'input', {
      ...input,
      format: 'none',
      minLength: bounds.name.min,
      maxLength: bounds.name.max,
    }),
    question('age', 'number', { ...bounds.age, precision: 0, step: 1, strictStep: false, unit: {}, placeholder: {} }),
    question('note', 'textarea', { placeholder: {}, rows: 4, maxLength: bounds.remarks.max, showCount: false }, false),
    question('day', 'date', {
      kind: 'date',
      min: { from: 'calendar', at: bounds.day.min },
      max: { from: 'calendar', at: bounds.day.max },
      placeholder: {},
    }),
    question('often', 'radio', { choices: named(radioIds), columns: 1 }),
    question('drink', 'checkbox', { choices: named(checkboxIds), columns: 1, ...bounds.drinks }),
    question('city', 'select', { choices: named(selectIds), placeholder: {} }),
    question('star', 'rate', { max: bounds.stars.max, allowHalf: false, icon: 'star', levels: [] }),
    question('grid', 'matrix-select', {
      rows: named(rowIds),
      columns: named(columnIds),
      multiple: false,
      requireEveryRow: true,
    }),
    question('mail', 'input', { ...input, format: 'email' }),
  ]
}

const titles: Readonly<Record<Kind, string>> = {
  name: 'Your name',
  age: 'Your age',
  note: 'Remarks',
  day: 'Day of your last visit',
  often: 'How often do you come?',
  drink: 'What do you drink?',
  city: 'Your city',
  star: 'How many stars?',
  grid: 'How did you find …',
  mail: 'Your e-mail address',
}

const two = (value: number): string => String(value).padStart(2, '0')

const givenNames = ['Lei', 'Mei', 'Anna', 'Tom', 'Jonas', 'Aylin', 'Kenji', 'Fatima', 'Olu', 'Zoe']
const familyNames = ['Zhang', 'Li', 'Okafor', 'Meyer', 'Smith', 'Sato', 'Yilmaz', 'Garcia', 'Novak', 'Dubois']
const remarks = [
  'The staff was friendly and the food came quickly; the music could be a little quieter in the evening.',
  'All good.',
  '菜的味道很好，服务员也很热情，就是周末排队的时间有点长。',
  'We come here every week with the whole family and have never been disappointed so far.',
  'Please bring back the old menu, I miss the soup.',
]
