import { Combobox } from '../combobox/index.tsx'
import { DateInput } from '../date-input/index.tsx'
import { NumberInput } from '../number-input/index.tsx'
import { Select } from '../select/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { type ConditionField, type ConditionOperator, type ConditionRule, fits } from './condition-tree.ts'
import type { ConditionBuilderLabels } from './index.tsx'

/** Field, operator and values of one condition. Changing the field keeps what still fits. */
export function RuleRow({
  rule,
  fields,
  operators,
  labels,
  disabled,
  onChange,
}: {
  rule: ConditionRule
  fields: readonly ConditionField[]
  operators: readonly ConditionOperator[]
  labels: ConditionBuilderLabels
  disabled: boolean
  onChange: (rule: ConditionRule) => void
}) {
  const field = fields.find((each) => each.id === rule.field)
  const fitting = operators.filter((operator) => field && fits(operator, field))
  const operator = fitting.find((each) => each.id === rule.operator)

  const chooseField = (id: string | undefined) => {
    const next = fields.find((each) => each.id === id)
    const keeps =
      next && operator && fits(operator, next) ? operator.id : operators.find((each) => next && fits(each, next))?.id
    const sameValues =
      next !== undefined && next.kind === field?.kind && next.kind !== 'choice' && keeps === rule.operator
    onChange({ ...rule, field: id, operator: keeps, values: sameValues ? rule.values : [] })
  }
  const chooseOperator = (id: string | undefined) => {
    const next = fitting.find((each) => each.id === id)
    const most =
      next === undefined || next.arity === 'none' ? 0 : next.arity === 'one' ? 1 : next.arity === 'two' ? 2 : Infinity
    onChange({ ...rule, operator: id, values: rule.values.slice(0, most) })
  }
  const setValue = (index: number, value: string | number | undefined) => {
    const values = Array.from({ length: Math.max(rule.values.length, index + 1) }, (_, at) => rule.values[at])
    values[index] = value
    onChange({ ...rule, values })
  }
  const value = (index: number, label: string) =>
    field && (
      <ValueField
        key={label}
        field={field}
        value={rule.values[index]}
        label={label}
        labels={labels}
        disabled={disabled}
        onChange={(next) => setValue(index, next)}
      />
    )

  return (
    <div className="grid min-w-0 flex-1 items-start gap-2 @xl:grid-cols-[minmax(0,1fr)_minmax(0,10rem)_minmax(0,1fr)]">
      <Select
        label={labels.field}
        size="small"
        disabled={disabled}
        options={fields}
        value={rule.field}
        placeholder={labels.choose}
        onChange={chooseField}
      />
      <Select
        label={labels.operator}
        size="small"
        disabled={disabled || !field}
        options={fitting}
        value={operator?.id}
        placeholder={operator ? undefined : labels.choose}
        onChange={chooseOperator}
      />
      {operator?.arity === 'one' && value(0, labels.value)}
      {operator?.arity === 'two' && (
        <div className="flex min-w-0 items-center gap-2 *:flex-1">
          {value(0, labels.from)}
          {value(1, labels.to)}
        </div>
      )}
      {operator?.arity === 'many' && field && (
        <Combobox
          label={labels.value}
          size="small"
          multiple
          disabled={disabled}
          options={field.options ?? []}
          value={rule.values.map(String)}
          placeholder={labels.choose}
          searchLabel={labels.search}
          emptyText={labels.nothingFound}
          removeLabel={labels.removeValue}
          onChange={(values) => onChange({ ...rule, values })}
        />
      )}
    </div>
  )
}

function ValueField({
  field,
  value,
  label,
  labels,
  disabled,
  onChange,
}: {
  field: ConditionField
  value: string | number | undefined
  label: string
  labels: ConditionBuilderLabels
  disabled: boolean
  onChange: (value: string | number | undefined) => void
}) {
  const shared = { label, size: 'small', disabled } as const
  const text = value === undefined ? undefined : String(value)
  if (field.kind === 'number') {
    return <NumberInput {...shared} value={typeof value === 'number' ? value : undefined} onChange={onChange} />
  }
  if (field.kind === 'date')
    return <DateInput {...shared} kind={field.precision ?? 'date'} value={text} onChange={onChange} />
  if (field.kind === 'choice') {
    return (
      <Select {...shared} options={field.options ?? []} value={text} placeholder={labels.choose} onChange={onChange} />
    )
  }
  return <TextInput {...shared} value={text ?? ''} onChange={onChange} />
}
