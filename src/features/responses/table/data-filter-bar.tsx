import { useMemo } from 'react'
import { FilterBar } from '#ds/filter-bar'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { DataSearch } from '../data-search.ts'
import { type Field, headingOf } from './data-columns.tsx'
import { filterFields, filterOperators } from './data-filters.ts'
import type { DataRows, Go } from './use-data-rows.ts'

/** What the table is narrowed by: a word, and filters over questions and the record's own fields. */
export const DataFilterBar = ({
  fields,
  shown: { filters, q },
  host,
  onNarrow,
}: {
  fields: readonly Field[]
  shown: Pick<DataRows['shown'], 'filters' | 'q'>
  host: FormHost
  onNarrow: Go<DataSearch>
}) => {
  const t = useT('data')
  const format = useFormat()
  const operators = useMemo(() => filterOperators(t), [t])
  const filterable = useMemo(() => filterFields(fields, (field) => headingOf(field, host, t), t), [fields, host, t])
  return (
    <FilterBar
      fields={filterable}
      operators={operators}
      filters={filters}
      onChange={(next) =>
        onNarrow({
          filters:
            next.length > 0
              ? next.map(({ field, operator, values }) => ({ field, operator, values: [...values] }))
              : undefined,
        })
      }
      valueText={(value, field) => {
        if (field.kind === 'date') return format.date(String(value))
        return typeof value === 'number' ? format.number(value) : value
      }}
      search={{
        value: q,
        onChange: (next) => onNarrow({ q: next || undefined }, { replace: true }),
        label: t('search'),
        placeholder: t('search'),
      }}
    />
  )
}
