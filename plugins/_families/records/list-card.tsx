import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { EmptyState } from '#ds/empty-state'
import {
  ErrorState,
  type ListColumn,
  ListHead,
  phone,
  type Refreshed,
  useFamilyT,
  useFittingColumns,
  useMedia,
  usePageShortcuts,
  useTableLook,
  useViews,
} from '#sdk/page'
import { FilterRow } from './filter-row.tsx'
import { filterShape } from './list-filters.ts'
import type { Records } from './use-records.ts'

/** What `useData` gives for the rows of a list. */
export type ListQuery = Refreshed

/** What is said before there is the first record. */
export interface FirstRun {
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
}

/** How a table of a list is drawn: what `#ds/data-table` and `#ds/tree-table` take alike. */
export interface TableLook<Row> {
  readonly label: string
  /** Those there is room for. */
  readonly columns: readonly ListColumn<Row>[]
  readonly className: string
  readonly columnState: ReturnType<typeof useTableLook>['columns']
  readonly onColumnState: ReturnType<typeof useTableLook>['setColumns']
  readonly density: ReturnType<typeof useTableLook>['density']
  readonly markedKey: string | undefined
  readonly empty: ReactNode
}

/**
 * A list of records around its table: filters, head with tools, and what is drawn instead when it failed, holds nothing yet
 * or finds nothing (ux C21). Page, size and filters live in the address; columns, views and row height with the person.
 * @param children the table
 */
export function ListCard<Row>({
  label,
  setting,
  records,
  list,
  columns: every,
  empty,
  lead,
  tools,
  foot,
  onCreate,
  onDelete,
  onBack,
  isChoosing = false,
  children,
}: {
  /** Name of the table. */
  label: string
  /** Under which columns and views are remembered: the page's id. */
  setting: string
  records: Records
  list: ListQuery
  columns: readonly ListColumn<Row>[]
  empty: FirstRun
  /** Before the filters: what is chosen beside the list. */
  lead?: ReactNode
  /** In the head, before the tools every list has. */
  tools?: ReactNode
  foot?: ReactNode
  /** What the keys C, Delete and Escape do. */
  onCreate?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  onBack?: (() => void) | undefined
  /** Rows can be chosen. */
  isChoosing?: boolean
  children: (look: TableLook<Row>) => ReactNode
}) {
  const t = useFamilyT('records')
  const isPhone = useMedia(phone)
  const look = useTableLook(setting)
  const { frame: tableFrame, columns } = useFittingColumns(every, look.columns, { hasBoxes: isChoosing })
  const isNarrowed = records.narrowedBy !== ''
  const { search, change } = records
  const views = useViews({
    table: setting,
    view: search.view,
    state: Object.fromEntries(Object.keys(filterShape(records.specs)).map((key) => [key, String(search[key] ?? '')])),
    isBare: !isNarrowed && search.page === 1 && search.open === '',
    columns: look.columns,
    onOpen: (state, view, options) => change({ ...state, view, page: 1 }, options),
    onColumns: look.setColumns,
  })
  const hasFilters = Object.keys(records.specs).length > 0
  // On a phone the fields would push the list out of sight.
  const [filtersShown, setFiltersShown] = useState(!isPhone || isNarrowed)
  const refresh = () => void list.refetch()
  const frame = useRef<HTMLDivElement>(null)
  /** What the row's own button does; nothing where there is none. */
  const press = (index: number) =>
    frame.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-action]`)?.click()
  usePageShortcuts({
    hasFilter: hasFilters && filtersShown,
    hasRows: true,
    canSelect: isChoosing,
    create: onCreate,
    open: press,
    edit: press,
    refresh,
    remove: onDelete,
    back: onBack,
  })

  return (
    <div ref={frame} data-slot="record-list" className="flex min-w-0 flex-col gap-4">
      {hasFilters && filtersShown && <FilterRow records={records} views={views} lead={lead} />}
      <Card flush>
        <ListHead
          label={label}
          toolsLabel={t('tools', { list: label })}
          list={list}
          columns={columns}
          look={look}
          tools={tools}
          {...(hasFilters && { search: { shown: filtersShown, onChange: setFiltersShown } })}
        />
        {list.error && !list.data ? (
          <ErrorState error={list.error} onRetry={refresh} />
        ) : (
          <div ref={tableFrame}>
            {children({
              label,
              columns,
              className: 'max-h-none!',
              columnState: look.columns,
              onColumnState: look.setColumns,
              // Rows are as high as a finger on a phone, whatever is chosen.
              density: isPhone ? 'roomy' : look.density,
              markedKey: records.marked,
              empty: isNarrowed ? <NothingFound onClear={records.clear} /> : <NothingYet empty={empty} />,
            })}
          </div>
        )}
        {foot}
      </Card>
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useFamilyT('records')
  return (
    <EmptyState
      illustration="search"
      title={t('noResult.title')}
      description={t('noResult.text')}
      action={<Button onClick={onClear}>{t('filter.clear')}</Button>}
    />
  )
}

function NothingYet({ empty: { title, text, action } }: { empty: FirstRun }) {
  return (
    <EmptyState
      illustration="inbox"
      title={title}
      description={text}
      {...(action !== undefined && action !== null && action !== false && { action })}
    />
  )
}
