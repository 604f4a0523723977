import { useState } from 'react'
import { Button } from '../button/index.tsx'
import { ChoiceGroup } from '../choice-group/index.tsx'
import { DateInput } from '../date-input/index.tsx'
import { NumberInput } from '../number-input/index.tsx'
import { Select } from '../select/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import {
  type Filter,
  type FilterDraft,
  type FilterField,
  type FilterOperator,
  finishFilter,
  operatorsOf,
} from './filter.ts'
import type { FilterBarLabels } from './index.tsx'

/** Operator and values of one filter; nothing is applied before the button, so a list is not loaded for half a word. */
export function FilterEditor({
  field,
  filter,
  operators,
  labels,
  onApply,
}: {
  field: FilterField
  filter: FilterDraft
  operators: readonly FilterOperator[]
  labels: FilterBarLabels
  onApply: (filter: Filter) => void
}) {
  const [draft, setDraft] = useState(filter)
  const fitting = operatorsOf(field, operators)
  const arity = fitting.find((each) => each.id === draft.operator)?.arity
  const finished = finishFilter(draft, fitting)
  const apply = () => finished && onApply(finished)
  const setValue = (index: number, value: string | number | undefined) => {
    const values = Array.from({ length: Math.max(draft.values.length, index + 1) }, (_, at) => draft.values[at])
    values[index] = value
    setDraft({ ...draft, values })
  }
  const value = (index: number, label: string) => (
    <ValueField
      field={field}
      value={draft.values[index]}
      label={label}
      choose={labels.choose}
      onChange={(next) => setValue(index, next)}
      onEnter={apply}
    />
  )

  return (
    <div data-slot="filter-editor" className="grid gap-3">
      <Select
        label={labels.operator}
        size="small"
        options={fitting}
        value={draft.operator}
        onChange={(id) => id !== undefined && setDraft({ ...draft, operator: id })}
      />
      {arity === 'one' && value(0, labels.value)}
      {arity === 'two' && (
        <div className="grid gap-2">
          {value(0, labels.from)}
          {value(1, labels.to)}
        </div>
      )}
      {arity === 'many' && (
        <ChoiceGroup
          kind="checkbox"
          label={labels.value}
          options={field.options ?? []}
          value={draft.values.map(String)}
          onChange={(values) => setDraft({ ...draft, values })}
        />
      )}
      <Button variant="primary" size="small" aria-disabled={!finished || undefined} onClick={apply}>
        {labels.apply}
      </Button>
    </div>
  )
}

function ValueField({
  field,
  value,
  label,
  choose,
  onChange,
  onEnter,
}: {
  field: FilterField
  value: string | number | undefined
  label: string
  choose: string
  onChange: (value: string | number | undefined) => void
  onEnter: () => void
}) {
  const text = value === undefined ? undefined : String(value)
  if (field.kind === 'number') {
    const number = typeof value === 'number' ? value : undefined
    return <NumberInput label={label} size="small" value={number} onChange={onChange} onEnter={onEnter} />
  }
  if (field.kind === 'date')
    return <DateInput label={label} size="small" kind="date" value={text} onChange={onChange} />
  if (field.kind === 'choice') {
    const options = field.options ?? []
    return <Select label={label} size="small" options={options} value={text} placeholder={choose} onChange={onChange} />
  }
  return <TextInput label={label} size="small" value={text ?? ''} onChange={onChange} onEnter={onEnter} />
}
