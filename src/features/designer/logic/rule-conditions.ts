// Between the conditions of a rule as they are stored and as the condition builder shows them.
import type {
  ConditionField,
  ConditionItem,
  ConditionOperator,
  ConditionGroup as ShownGroup,
} from '#ds/condition-builder'
import { fieldOf, readField } from '#shared/form/address'
import { type Condition, type ConditionGroup, type Operator, operators, type Trigger } from '#shared/form/definition'
import { isGroup } from '#shared/form/logic'
import type { Comparand } from '#shared/form/question-type'

/** How a question is compared: one operator reads differently for a date, one choice, and a set of them. */
export type Family = 'text' | 'number' | 'date' | 'choice' | 'set'

/** A question with several choices is one whose answer can "contain" some. */
export const familyOf = (comparand: Comparand, allowed: readonly Operator[]): Family => {
  if (comparand === 'choice') return allowed.includes('like') ? 'set' : 'choice'
  return comparand === 'text' || comparand === 'number' ? comparand : 'date'
}

/** Id of an operator in the builder, such as `set.like`. */
export const operatorId = (family: Family, operator: Operator): string => `${family}.${operator}`

/** The operators of every family; fields name those that fit them. @param say the words of `operatorId` */
export const shownOperators = (say: (id: string) => string): readonly ConditionOperator[] =>
  Object.entries(byFamily).flatMap(([name, own]) =>
    [...own, ...ofPresence].map((operator) => {
      const family = name as Family // Object.entries forgets the keys it was given.
      const id = operatorId(family, operator)
      return {
        id,
        label: say(isOfPresence(operator) ? operator : id),
        kinds: [kindOf(family)],
        arity: arityOf(family, operator),
      }
    }),
  )

/** The builder's kind of a field. */
export const kindOf = (family: Family): ConditionField['kind'] => (family === 'set' ? 'choice' : family)

/**
 * @param family of a question or of a part of its answer (`fieldOf`); what is gone counts as text
 * @param newKey for the builder's rows, which stored conditions have no names for
 */
export const toShown = (
  group: ConditionGroup,
  family: (field: string) => Family | undefined,
  newKey: () => string,
): ShownGroup => ({
  type: 'group',
  id: newKey(),
  join: group.relation === 'OR' ? 'or' : 'and',
  items: group.conditionList.map((entry): ConditionItem => {
    if (isGroup(entry)) return toShown(entry, family, newKey)
    const { formItemId, address, expression, optionValue } = entry
    const field = fieldOf(formItemId, address)
    const own = family(field) ?? 'text'
    return {
      type: 'rule',
      id: newKey(),
      field,
      operator: operatorId(own, expression),
      values: shownValues(own, optionValue),
    }
  }),
})

/** What can be stored of it: a row that names no question yet says nothing. */
export const toStored = ({ join, items }: ShownGroup): ConditionGroup => ({
  relation: join === 'or' ? 'OR' : 'AND',
  conditionList: items.flatMap((item): (Condition | ConditionGroup)[] => {
    if (item.type === 'group') return [toStored(item)]
    if (item.field === undefined || item.operator === undefined) return []
    const [family, name] = item.operator.split('.')
    const expression = operators.find((operator) => operator === name)
    if (!expression) return []
    const optionValue = arityOf(family, expression) === 'none' ? undefined : storedValue(family === 'set', item.values)
    const { questionId, address } = readField(item.field)
    return [
      {
        formItemId: questionId,
        ...(address !== undefined && { address }),
        expression,
        ...(optionValue !== undefined && { optionValue }),
      },
    ]
  }),
})

/** Targets by what happens to them. @param without what is offered while a rule has no target */
export const targetsOf = (
  triggers: readonly Trigger[],
  without: Trigger['type'] = 'show',
): readonly { type: Trigger['type']; ids: readonly string[] }[] => {
  const kinds = (['show', 'hide'] as const).filter((type) => triggers.some((trigger) => trigger.type === type))
  return (kinds.length > 0 ? kinds : [without]).map((type) => ({
    type,
    ids: triggers.filter((trigger) => trigger.type === type).map(({ formItemId }) => formItemId),
  }))
}

const ofPresence: readonly Operator[] = ['isNull', 'notNull']
const byFamily: Readonly<Record<Family, readonly Operator[]>> = {
  text: ['eq', 'ne', 'like', 'notLike'],
  number: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  date: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  choice: ['eq', 'ne'],
  set: ['like', 'notLike', 'eq', 'ne'],
}

const isOfPresence = (operator: Operator): boolean => ofPresence.includes(operator)

const arityOf = (family: string | undefined, operator: Operator): ConditionOperator['arity'] =>
  isOfPresence(operator) ? 'none' : family === 'set' ? 'many' : 'one'

const shownValues = (family: Family, value: Condition['optionValue']): readonly (string | number)[] => {
  if (value === undefined) return []
  if (typeof value === 'object') return value
  // Definitions made by API users may hold numbers as text.
  if (family === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return [Number(value)]
  return [value]
}

const storedValue = (isSet: boolean, values: readonly (string | number | undefined)[]): Condition['optionValue'] => {
  const given = values.filter((value) => value !== undefined && value !== '')
  if (isSet) return given.length > 0 ? given.map(String) : undefined
  return given[0]
}
