import { useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { SearchInput } from '../search-input/index.tsx'
import { AddFilter } from './add-filter.tsx'
import {
  describeFilter,
  type Filter,
  type FilterDraft,
  type FilterField,
  type FilterOperator,
  operatorsOf,
} from './filter.ts'
import { FilterChip } from './filter-chip.tsx'
import type { FilterBarLabels } from './labels.ts'

export { describeFilter, type Filter, type FilterField, type FilterOperator } from './filter.ts'
export type { FilterBarLabels } from './labels.ts'

export interface FilterBarProps {
  fields: readonly FilterField[]
  operators: readonly FilterOperator[]
  filters: readonly Filter[]
  onChange: (filters: Filter[]) => void
  labels?: Partial<FilterBarLabels> | undefined
  /** How a value is written in a chip (dates, numbers). @default as it is */
  valueText?: ((value: string | number, field: FilterField) => string) | undefined
  search?:
    | { value: string; onChange: (value: string) => void; label: string; placeholder?: string; clearLabel?: string }
    | undefined
  /** @default 'small' */
  size?: Size | undefined
  className?: string | undefined
}

/**
 * Filters of a list as chips: field, operator, value. A chip opens its panel to change it; typing into the bar adds
 * one; "clear all" is there from the first chip on. Optionally with the list's own search field before it (300 ms
 * debounce).
 *
 * Do: offer the fields people filter by most at the top of the list.
 * Don't: hide a filter that is in force; what is left out of the list must be seen.
 * Keys in the field: arrows walk the list, Enter takes, Escape closes, Backspace in the empty field removes the last
 * filter.
 * Keys in a panel: Enter in a text applies; Escape closes and focus returns to the chip.
 * ARIA: group with a name; the field that adds is a combobox with a list popup,
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/; a chip is a button that opens a non-modal dialog.
 */
export function FilterBar(props: Controllable<FilterBarProps, 'filters'>) {
  const {
    fields,
    operators,
    filters,
    onChange,
    labels: own,
    valueText,
    search,
    size = 'small',
    className,
  } = useControllable<FilterBarProps, 'filters'>(props, [], { value: 'filters' })
  const labels = useLabels('filter-bar', own)
  const add = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<FilterDraft>()
  const [message, setMessage] = useState('')
  const text = (filter: FilterDraft) => {
    const parts = describeFilter(filter, fields, operators, valueText)
    return [parts.field, parts.operator, parts.value].filter(Boolean).join(' ')
  }

  const append = (filter: Filter) => {
    setMessage(labels.added(text(filter)))
    onChange([...filters, filter])
  }
  const remove = (index: number) => {
    const filter = filters[index]
    if (!filter) return
    setMessage(labels.removed(text(filter)))
    onChange(filters.filter((_, at) => at !== index))
    add.current?.focus()
  }
  const start = (field: FilterField) => {
    const operator = operatorsOf(field, operators)[0]
    if (operator) setDraft({ field: field.id, operator: operator.id, values: [] })
  }
  const chips = draft ? [...filters, draft] : filters

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-label={labels.bar}
      data-slot="filter-bar"
      className={cn('flex min-w-0 flex-wrap items-center gap-2', className)}
    >
      {search && <SearchInput {...search} size={size} className="w-60 max-sm:w-full" />}
      {chips.map((filter, index) => {
        const isDraft = index === filters.length
        return (
          <FilterChip
            // By place: the chip of a new filter goes on as the chip of the applied one and keeps the focus.
            // biome-ignore lint/suspicious/noArrayIndexKey: two filters may be alike
            key={index}
            filter={filter}
            fields={fields}
            operators={operators}
            parts={describeFilter(filter, fields, operators, valueText)}
            removeLabel={labels.remove(text(filter))}
            startsOpen={isDraft}
            labels={labels}
            size={size}
            onApply={(next) => {
              if (isDraft) append(next)
              else onChange(filters.map((each, at) => (at === index ? next : each)))
              setDraft(undefined)
            }}
            onRemove={() => (isDraft ? setDraft(undefined) : remove(index))}
            onClose={() => {
              if (!isDraft) return
              setDraft(undefined)
              add.current?.focus()
            }}
          />
        )
      })}
      <AddFilter
        ref={add}
        fields={fields}
        operators={operators}
        labels={labels}
        size={size}
        onFilter={append}
        onField={start}
        onRemoveLast={() => remove(filters.length - 1)}
      />
      {filters.length > 0 && (
        <Button
          variant="ghost"
          size={size}
          onClick={() => {
            setMessage(labels.cleared)
            setDraft(undefined)
            onChange([])
            add.current?.focus()
          }}
        >
          {labels.clearAll}
        </Button>
      )}
      <LiveRegion message={message} />
    </div>
  )
}
