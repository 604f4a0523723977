// Short ways to write forms in tests.
import {
  type Condition,
  type ConditionGroup,
  emptyDefinition,
  type FormDefinition,
  type Json,
  type Question,
  type Relation,
  type Rule,
  type Trigger,
} from '../definition.ts'

export const question = (id: string, type: string, rest: Partial<Question> = {}): Question => ({
  id,
  type,
  title: { en: `Title of ${id}` },
  required: false,
  span: 24,
  options: defaultOptions[type] ?? {},
  ...rest,
})

export const form = (questions: readonly Question[], rules: readonly Rule[] = []): FormDefinition => ({
  ...emptyDefinition({ en: 'A form' }, 'en'),
  questions,
  rules,
})

export const when = (
  formItemId: string,
  expression: Condition['expression'],
  optionValue?: Condition['optionValue'],
): Condition => (optionValue === undefined ? { formItemId, expression } : { formItemId, expression, optionValue })

export const group = (relation: Relation, ...conditionList: (Condition | ConditionGroup)[]): ConditionGroup => ({
  relation,
  conditionList,
})

/** The same of a part of the answer. */
export const whenAt = (
  formItemId: string,
  address: string,
  expression: Condition['expression'],
  optionValue?: Condition['optionValue'],
): Condition => ({ ...when(formItemId, expression, optionValue), address })

let ruleCount = 0
export const rule = (
  type: Trigger['type'],
  targets: readonly string[],
  conditions: ConditionGroup | Condition,
): Rule => ({
  ...('relation' in conditions ? conditions : group('AND', conditions)),
  id: `rule${++ruleCount}`,
  triggerList: targets.map((formItemId) => ({ formItemId, type })),
})

export const choices = (...ids: readonly string[]): Json => ({ choices: ids.map((id) => ({ id })) })

const defaultOptions: Readonly<Record<string, Json>> = {
  single: choices('a', 'b', 'c'),
  multiple: choices('a', 'b', 'c'),
  grid: { rows: ['r1', 'r2'] },
}
