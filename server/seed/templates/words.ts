// How the templates of the product are written down: every wording in Chinese, English and German.
import { type AnyQuestionType, stepsSeen } from '#sdk'
import { emptyDefinition, type FormDefinition, type Json, type Question, type Rule } from '#shared/form/definition'
import { defaultFormTheme, type FormTheme } from '#shared/theme/form-theme'
import { themeLibrary, withLook } from '#shared/theme/library'
import { definitions } from '../../plugins/question-types.ts'

export type Words = readonly [zhCn: string, en: string, de: string]

export interface SeedTemplate {
  /** Lasting: the seed recognises a template by it. */
  readonly key: string
  /** A value of the dictionary `form_template_category`. */
  readonly category:
    | 'feedback'
    | 'registration'
    | 'booking'
    | 'order'
    | 'approval'
    | 'inspection'
    | 'office'
    | 'service'
    | 'education'
  /** What it is good for, in the gallery. */
  readonly purpose: Words
  /** Its own: no other template looks the same. */
  readonly theme: FormTheme
  readonly definition: FormDefinition
}

export const words = ([zhCn, en, de]: Words) => ({ 'zh-cn': zhCn, en, de })

/** A question with the usual options of its type, but for `changes`. */
export const ask = (
  type: string,
  id: string,
  title: Words,
  changes: Readonly<Record<string, Json>> = {},
  more: Partial<Pick<Question, 'required' | 'span' | 'children' | 'description'>> = {},
): Question => {
  const known: AnyQuestionType | undefined = definitions.get(type)
  if (!known) throw new Error(`A template asks a question of type ${type}, which there is not.`)
  return {
    id,
    type,
    title: words(title),
    required: false,
    span: 24,
    options: { ...known.defaults, ...changes },
    ...stepsSeen(known),
    ...more,
  }
}

export const must = { required: true } as const
export const half = { span: 12 } as const

/** Options of a choice; their ids are the question's and a number. */
export const choices = (id: string, ...labels: readonly Words[]) => ({
  choices: labels.map((label, at) => ({ id: `${id}${at + 1}`, label: words(label) })),
})

/** Rows or columns of a matrix; their ids are the name and a number. */
export const lines = (id: string, ...labels: readonly Words[]) => choices(id, ...labels).choices

/** Heads the questions that follow, with a line on what they are for. */
export const section = (id: string, title: Words, about?: Words): Question =>
  ask('description-text', id, title, {
    content: Object.fromEntries(
      Object.entries(about === undefined ? {} : words(about)).map(([language, text]) => [
        language,
        { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
      ]),
    ),
  })

/** What follows stands on the next page. */
export const pageBreak = (id: string, changes: Readonly<Record<string, Json>> = {}): Question => ({
  ...ask('pagination', id, ['', '', ''], changes),
  title: {},
})

export const fullName = (id: string, title: Words = ['姓名', 'Name', 'Name']): Question =>
  ask('input', id, title, { maxLength: 50 }, { ...must, ...half })

export const phone = (id: string, title: Words = ['联系电话', 'Telephone', 'Telefon']): Question =>
  ask('input', id, title, { maxLength: 30 }, { ...must, ...half })

export const email = (id: string, more: Partial<Pick<Question, 'required'>> = {}): Question =>
  ask('input', id, ['电子邮箱', 'E-mail', 'E-Mail'], { format: 'email' }, { ...half, ...more })

/** A number of whole things. */
export const count = (id: string, title: Words, min: number, max: number): Question =>
  ask('number', id, title, { precision: 0, min, max }, { ...must, ...half })

/** Only the day, from `days` days after that of answering on. */
export const dayFrom = (id: string, title: Words, days: number): Question =>
  ask('date', id, title, { min: { from: 'today', days } }, { ...must, ...half })

export const yesNo = (id: string, title: Words, more: Partial<Pick<Question, 'required' | 'span'>> = must): Question =>
  ask('radio', id, title, { ...choices(id, ['是', 'Yes', 'Ja'], ['否', 'No', 'Nein']), columns: 2 }, more)

type More = Partial<Pick<Question, 'required' | 'span' | 'description'>>

/** One of the options. */
export const oneOf = (id: string, title: Words, labels: readonly Words[], more: More = must): Question =>
  ask('radio', id, title, choices(id, ...labels), more)

/** Any of the options. */
export const anyOf = (id: string, title: Words, labels: readonly Words[], more: More = {}): Question =>
  ask('checkbox', id, title, choices(id, ...labels), more)

/** One of more options than one wants to see at once. */
export const listed = (id: string, title: Words, labels: readonly Words[], more: More = must): Question =>
  ask('select', id, title, choices(id, ...labels), { ...half, ...more })

/** A short text beside another. */
export const shortText = (id: string, title: Words, more: More = must): Question =>
  ask('input', id, title, { maxLength: 100 }, { ...half, ...more })

export const longText = (id: string, title: Words, more: More = {}): Question =>
  ask('textarea', id, title, { rows: 3, maxLength: 500 }, more)

export const pictures = (id: string, title: Words, maxCount: number, more: More = {}): Question =>
  ask('image-upload', id, title, { maxCount }, more)

/** Papers, or photos of papers. */
export const papers = (id: string, title: Words, maxCount: number, more: More = {}): Question =>
  ask('upload', id, title, { maxCount, extensions: ['pdf', 'png', 'jpg', 'jpeg'] }, more)

export const signature = (
  id: string,
  title: Words = ['签名', 'Signature', 'Unterschrift'],
  more: More = must,
): Question => ask('signature-pad', id, title, {}, more)

/** Worked out of other answers. */
export const worked = (id: string, title: Words, formula: string, changes: Readonly<Record<string, Json>> = {}) =>
  ask('function-calc', id, title, { formula, ...changes }, half)

export const money = (id: string, title: Words, more: More = must): Question =>
  ask('number', id, title, { min: 0, unit: words(['元', 'CNY', 'CNY']) }, { ...half, ...more })

/** One number after the other, behind letters that say what it is of. */
export const serialNumber = (id: string, title: Words, letters: string): Question =>
  ask('random-number', id, title, {
    parts: [
      { id: `${id}a`, kind: 'text', text: `${letters}-` },
      { id: `${id}b`, kind: 'date', format: 'yyyyMM' },
      { id: `${id}c`, kind: 'text', text: '-' },
      { id: `${id}d`, kind: 'serial', length: 4, start: 1, reset: 'month' },
    ],
    show: true,
  })

/** Shows `targets` when the answer to `question` is one of the options named. */
export const showWhen = (
  id: string,
  question: string,
  options: readonly string[],
  ...targets: readonly string[]
): Rule => ({
  id,
  relation: 'OR',
  conditionList: options.map((optionValue) => ({ formItemId: question, expression: 'eq', optionValue })),
  triggerList: targets.map((formItemId) => ({ formItemId, type: 'show' })),
})

/** Shows `targets` when the points given are `points` or fewer. */
export const showUpTo = (id: string, question: string, points: number, ...targets: readonly string[]): Rule => ({
  id,
  relation: 'AND',
  conditionList: [{ formItemId: question, expression: 'le', optionValue: points }],
  triggerList: targets.map((formItemId) => ({ formItemId, type: 'show' })),
})

/** Shows `targets` when one of the options named is among those chosen. */
export const showWith = (
  id: string,
  question: string,
  options: readonly string[],
  ...targets: readonly string[]
): Rule => ({
  id,
  relation: 'OR',
  conditionList: options.map((optionValue) => ({ formItemId: question, expression: 'like', optionValue })),
  triggerList: targets.map((formItemId) => ({ formItemId, type: 'show' })),
})

/** A ready look of the product, but for `changes`. */
export const wearing = (id: string, changes: Partial<FormTheme> = {}): FormTheme => {
  const ready = themeLibrary.find((theme) => theme.id === id)
  if (!ready) throw new Error(`A template wears ${id}, which is no ready look.`)
  return { ...withLook(defaultFormTheme, ready.look), ...changes }
}

export const form = (
  title: Words,
  description: Words | null,
  questions: readonly Question[],
  rules: readonly Rule[] = [],
  more: { readonly submit?: Words; readonly thanks?: Words } = {},
): FormDefinition => ({
  ...emptyDefinition(words(title), 'zh-cn'),
  languages: ['zh-cn', 'en', 'de'],
  description: description === null ? {} : words(description),
  submitLabel: more.submit === undefined ? {} : words(more.submit),
  thanks: more.thanks === undefined ? {} : words(more.thanks),
  questions,
  rules,
})
