// The filters people see, and what of them the server understands.
import type { Filter, FilterField, FilterOperator } from '#ds/filter-bar'
import type { DataFilter } from '#shared/contract/submission'
import { addressPattern, fieldOf } from '#shared/form/address'
import type { Translate } from '#src/i18n/use-t.ts'

export interface FieldFacts {
  readonly questionId: string
  readonly filter: {
    readonly kind: FilterField['kind']
    readonly options: readonly { readonly id: string; readonly label: string }[]
  } | null
  /** Parts of its answers. */
  readonly addresses: readonly PartFacts[]
}

export interface PartFacts {
  readonly id: string
  readonly label: string
  readonly kind: FilterField['kind']
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** Every question that can be filtered by and every part of it, then the record's own fields. */
export const filterFields = <Field extends FieldFacts>(
  fields: readonly Field[],
  labelOf: (field: Field) => string,
  t: Translate,
): FilterField[] => [
  ...fields.flatMap((field) => [
    ...(field.filter
      ? [
          {
            id: field.questionId,
            label: labelOf(field),
            kind: field.filter.kind,
            ...(field.filter.kind === 'choice' && { options: field.filter.options }),
          },
        ]
      : []),
    ...field.addresses.map((part) => ({
      id: fieldOf(field.questionId, part.id),
      label: t('part', { question: labelOf(field), part: part.label }),
      kind: part.kind,
      ...(part.kind === 'choice' && { options: part.options }),
    })),
  ]),
  { id: '@time', label: t('column.time'), kind: 'date' },
  { id: '@serial', label: t('column.serial'), kind: 'number' },
  { id: '@duration', label: t('column.duration'), kind: 'number' },
  { id: '@channel', label: t('column.channel'), kind: 'text' },
  { id: '@version', label: t('column.version'), kind: 'number' },
]

/** The first of a kind is what typing a value means. */
export const filterOperators = (t: Translate): FilterOperator[] =>
  operators.map(({ id, kinds, arity }) => ({ id, kinds, arity, label: t(`filter.op.${id}`) }))

const operators = [
  { id: 'like', kinds: ['text'], arity: 'one' },
  { id: 'eq', kinds: ['text', 'number'], arity: 'one' },
  { id: 'notLike', kinds: ['text'], arity: 'one' },
  { id: 'ge', kinds: ['number'], arity: 'one' },
  { id: 'le', kinds: ['number'], arity: 'one' },
  { id: 'between', kinds: ['number'], arity: 'two' },
  { id: 'on', kinds: ['date'], arity: 'one' },
  { id: 'from', kinds: ['date'], arity: 'one' },
  { id: 'until', kinds: ['date'], arity: 'one' },
  { id: 'during', kinds: ['date'], arity: 'two' },
  { id: 'in', kinds: ['choice'], arity: 'many' },
  { id: 'notIn', kinds: ['choice'], arity: 'many' },
  { id: 'notNull', kinds: ['text', 'number', 'date', 'choice'], arity: 'none' },
  { id: 'isNull', kinds: ['text', 'number', 'date', 'choice'], arity: 'none' },
] as const satisfies readonly Omit<FilterOperator, 'label'>[]

/** Filters as the server compares them. What it does not know (an address of another version) is left out. */
export const serverFilters = (filters: readonly Filter[]): DataFilter[] => filters.flatMap(serverFilter)

const serverFilter = ({ field, operator: id, values }: Filter): DataFilter[] => {
  const operator = plain.get(id)
  if (!operator || !knownField.test(field)) return []
  const one = (operator: DataFilter['operator'], values: DataFilter['values']): DataFilter =>
    // Judged by the pattern above; the server judges again.
    ({ field, operator, values }) as DataFilter
  if (field === '@time' && values.length > 0) return moments(operator, values.map(String)).map(([o, v]) => one(o, [v]))
  if (field === '@duration' && values.length > 0) {
    const [from, to = from] = values.map(Number)
    if (from === undefined || to === undefined) return []
    // Shown in whole seconds, kept in milliseconds.
    if (operator === 'ge') return [one('ge', [from * 1000 - 500])]
    if (operator === 'le') return [one('lt', [from * 1000 + 500])]
    return [one('ge', [from * 1000 - 500]), one('lt', [to * 1000 + 500])]
  }
  return [one(operator, [...values])]
}

const knownField = new RegExp(
  `^(@(serial|time|version|duration|channel)|[0-9A-Za-z_-]{1,40}(\\.${addressPattern.source})?)$`,
)

const plain: ReadonlyMap<string, DataFilter['operator']> = new Map([
  ...(['like', 'eq', 'notLike', 'ge', 'le', 'between', 'in', 'notIn', 'notNull', 'isNull'] as const).map(
    (id) => [id, id] as const,
  ),
  ['on', 'eq'],
  ['from', 'ge'],
  ['until', 'le'],
  ['during', 'between'],
])

/** Days of the person who looks, as instants: a day begins where they are. */
const moments = (operator: DataFilter['operator'], [first = '', last = first]: readonly string[]) => {
  const start = dayStart(first, 0)
  const end = dayStart(operator === 'between' ? last : first, 1)
  if (start === null || end === null) return []
  const from = ['ge', start] as const
  const until = ['lt', end] as const
  if (operator === 'ge') return [from]
  return operator === 'le' ? [until] : [from, until]
}

const dayStart = (day: string, plusDays: number): string | null => {
  const time = new Date(`${day}T00:00:00`)
  if (Number.isNaN(time.getTime())) return null
  time.setDate(time.getDate() + plusDays)
  return time.toISOString()
}
