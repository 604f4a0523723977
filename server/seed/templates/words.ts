// How the templates of the product are written down: every wording in Chinese, English and German.
import { type AnyQuestionType, stepsSeen } from '#sdk'
import { emptyDefinition, type FormDefinition, type Json, type Question, type Rule } from '#shared/form/definition'
import { definitions } from '../../plugins/question-types.ts'

export type Words = readonly [zhCn: string, en: string, de: string]

export interface SeedTemplate {
  /** Lasting: the seed recognises a template by it. */
  readonly key: string
  /** A value of the dictionary `form_template_category`. */
  readonly category: 'feedback' | 'registration' | 'office' | 'service' | 'education'
  /** What it is good for, in the gallery. */
  readonly purpose: Words
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

/** Shows `target` when the answer to `question` is one of the options named. */
export const showWhen = (id: string, question: string, options: readonly string[], target: string): Rule => ({
  id,
  relation: 'OR',
  conditionList: options.map((optionValue) => ({ formItemId: question, expression: 'eq', optionValue })),
  triggerList: [{ formItemId: target, type: 'show' }],
})

export const form = (
  title: Words,
  description: Words | null,
  questions: readonly Question[],
  rules: readonly Rule[] = [],
): FormDefinition => ({
  ...emptyDefinition(words(title), 'zh-cn'),
  languages: ['zh-cn', 'en', 'de'],
  description: description === null ? {} : words(description),
  questions,
  rules,
})
