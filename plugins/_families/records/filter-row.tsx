import type { ReactNode } from 'react'
import { FilterBar, type FilterField } from '#ds/filter-bar'
import { SavedViews } from '#ds/saved-views'
import { useFamilyT, useFormat, useT, type Views } from '#sdk/page'
import { chipsOf, filterOperators, searchOf, statusFilter } from './list-filters.ts'
import type { Records } from './use-records.ts'

/**
 * What a list is narrowed by: saved views, the search field, chips (ux C10, C11). A filter's name is the page's text
 * `field.<key>`, that of a choice `<key>.<option>`, that of the search field `filter.search`.
 */
export function FilterRow({ records, views, lead }: { records: Records; views: Views; lead?: ReactNode }) {
  const t = useT()
  const words = useFamilyT('records')
  const { date } = useFormat()
  const { specs, search, narrow } = records
  const searched = Object.keys(specs).find((key) => specs[key]?.kind === 'search')
  const fields = Object.entries(specs).flatMap(([id, filter]): FilterField[] => {
    if (filter.kind === 'search' || filter.kind === 'id') return []
    const label = t(`field.${id}`)
    if (filter.kind === 'days') return [{ id, label, kind: 'date' }]
    if (filter.kind === 'named')
      return [
        { id, label, kind: 'choice', options: filter.options.map((option) => ({ id: option.id, label: option.name })) },
      ]
    if (filter.kind !== 'choice') return [{ id, label, kind: 'text' }]
    const nameOf = (option: string) => (filter === statusFilter ? words(`status.${option}`) : t(`${id}.${option}`))
    return [
      { id, label, kind: 'choice', options: filter.options.map((option) => ({ id: option, label: nameOf(option) })) },
    ]
  })
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SavedViews {...views} scopes={privateOnly} size="small" labels={{ none: words('views.none') }} />
      {lead}
      <FilterBar
        fields={fields}
        operators={filterOperators.map((operator) => ({ ...operator, label: words(`operator.${operator.id}`) }))}
        filters={chipsOf(specs, search)}
        onChange={(chips) => narrow(searchOf(specs, chips))}
        valueText={(value, field) => (field.kind === 'date' ? date(String(value)) : String(value))}
        search={
          searched === undefined
            ? undefined
            : {
                value: String(search[searched] ?? ''),
                onChange: (next) => narrow({ [searched]: next }, { replace: true }),
                label: t('filter.search'),
                placeholder: t('filter.search'),
                clearLabel: words('search.clear'),
              }
        }
        // Below the views where there is not room enough for both.
        className="grow basis-lg"
      />
    </search>
  )
}

/** Views are a person's own: they lie in their settings. */
const privateOnly = ['private'] as const
