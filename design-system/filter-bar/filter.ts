import type { ConditionField, ConditionOperator } from '../condition-builder/condition-tree.ts'

/** What a list can be filtered by, and how: the same facts a condition is made of. */
export type FilterField = ConditionField
export type FilterOperator = ConditionOperator

/** Plain JSON, to be kept in the address or a saved view. */
export interface Filter {
  field: string
  operator: string
  /** As many as the operator asks for. Dates are ISO text, choices ids. */
  values: readonly (string | number)[]
}

/** A filter on its way: values may be missing. */
export interface FilterDraft {
  field: string
  operator: string
  values: readonly (string | number | undefined)[]
}

export interface FilterSuggestion {
  id: string
  label: string
  /** Ready to be used; without it the value is still to be entered. */
  filter?: Filter | undefined
  field: FilterField
}

/**
 * What typing into the bar offers: fields by name, choices by name ("open" finds "Status is Open"), and for text and number
 * fields the typed words themselves as value. Nothing typed offers every field.
 */
export function suggestFilters(
  fields: readonly FilterField[],
  operators: readonly FilterOperator[],
  typed: string,
  most = 50,
): FilterSuggestion[] {
  const wanted = typed.trim()
  const found: FilterSuggestion[] = []
  for (const field of fields) {
    if (holds(field.label, wanted)) found.push({ id: field.id, label: field.label, field })
  }
  if (wanted === '') return found.slice(0, most)
  for (const field of fields) {
    const ready = (operator: FilterOperator | undefined, value: string | number, shown: string) => {
      if (!operator) return
      const filter = { field: field.id, operator: operator.id, values: [value] }
      found.push({ id: `${field.id} ${value}`, label: `${field.label} ${operator.label} ${shown}`, filter, field })
    }
    const one = operatorsOf(field, operators).find((each) => each.arity === 'one')
    if (field.kind === 'text') ready(one, wanted, wanted)
    if (field.kind === 'number' && isNumber(wanted)) ready(one, Number(wanted), wanted)
    if (field.kind === 'choice') {
      const many = one ?? operatorsOf(field, operators).find((each) => each.arity === 'many')
      for (const option of field.options ?? []) if (holds(option.label, wanted)) ready(many, option.id, option.label)
    }
  }
  return found.slice(0, most)
}

export function operatorsOf(field: FilterField, operators: readonly FilterOperator[]): FilterOperator[] {
  return operators.filter((operator) => operator.kinds.includes(field.kind))
}

/** The filter a draft has become, or undefined while a value is missing. */
export function finishFilter(draft: FilterDraft, operators: readonly FilterOperator[]): Filter | undefined {
  const arity = operators.find((each) => each.id === draft.operator)?.arity
  if (arity === undefined) return undefined
  if (arity === 'none') return { ...draft, values: [] }
  const most = arity === 'one' ? 1 : arity === 'two' ? 2 : Number.POSITIVE_INFINITY
  const given = draft.values.slice(0, most).flatMap((value) => (value === undefined ? [] : trimmed(value)))
  const values = given.filter((value) => value !== '')
  const least = arity === 'two' ? 2 : 1
  return values.length < least ? undefined : { ...draft, values }
}

/**
 * A filter as three texts. A field or operator that is gone shows its id, so that the filter can still be seen and removed.
 *
 * @param valueText how a date or number is written; other values are shown as they are
 */
export function describeFilter(
  filter: FilterDraft,
  fields: readonly FilterField[],
  operators: readonly FilterOperator[],
  valueText?: ((value: string | number, field: FilterField) => string) | undefined,
): { field: string; operator: string; value: string } {
  const field = fields.find((each) => each.id === filter.field)
  const text = (value: string | number) => {
    const option = field?.options?.find((each) => each.id === value)
    if (option) return option.label
    return field && valueText ? valueText(value, field) : String(value)
  }
  const operator = operators.find((each) => each.id === filter.operator)
  const values = filter.values.filter((value) => value !== undefined)
  return {
    field: field?.label ?? filter.field,
    operator: operator?.label ?? filter.operator,
    value: values.map(text).join(operator?.arity === 'two' ? ' – ' : ', '),
  }
}

function holds(label: string, wanted: string): boolean {
  return label.toLocaleLowerCase().includes(wanted.toLocaleLowerCase())
}

function isNumber(text: string): boolean {
  return text !== '' && Number.isFinite(Number(text))
}

function trimmed(value: string | number): string | number {
  return typeof value === 'string' ? value.trim() : value
}
