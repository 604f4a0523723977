import { type ReactNode, useState } from 'react'
import { type BulkAction, BulkBar } from '#ds/bulk-bar'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { ColumnSettings } from '#ds/column-settings'
import { type DataColumn, DataTable } from '#ds/data-table'
import { EmptyState } from '#ds/empty-state'
import { RightToolbar } from '#ds/right-toolbar'
import { ErrorState, Pager, phone, useFamilyT, useLastPage, useMedia, useTableLook } from '#sdk/page'
import type { Records } from './use-records.ts'

/** What `useData` gives for an endpoint that answers pages. */
export interface RecordPages<Row> {
  readonly data: { readonly records: readonly Row[]; total: number; current: number; pages: number } | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

/**
 * The list of a page with records: filters, tools, table, pager, and what can be done with those chosen. Page, size and
 * filters live in the address, columns and row height with the person. Says by itself that it loads, failed, holds
 * nothing yet or finds nothing (ux C21).
 */
export function RecordList<Row>({
  label,
  setting,
  records,
  list,
  columns,
  rowKey,
  nameOf,
  filters,
  bulk,
  empty,
}: {
  /** Name of the table. */
  label: string
  /** Under which columns are remembered: the page's id. */
  setting: string
  records: Records
  list: RecordPages<Row>
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  /** How a row is called where it is chosen. */
  nameOf: (row: Row) => string
  /** Search fields; without them there is nothing to fold. */
  filters?: ReactNode
  /** For the chosen ones. Without it, or when it gives nothing, rows cannot be chosen. */
  bulk?: ((ids: readonly string[]) => readonly BulkAction[]) | undefined
  /** Before there is the first record. */
  empty: { title: string; text: string; action?: ReactNode }
}) {
  const t = useFamilyT('records')
  const isPhone = useMedia(phone)
  const look = useTableLook(setting)
  // On a phone the fields would push the list out of sight.
  const [searchShown, setSearchShown] = useState(!isPhone || records.isNarrowed)
  const { page, size } = records.search
  const ids = [...records.chosen]
  const actions = bulk?.(ids) ?? []
  const total = list.data?.total ?? 0
  useLastPage(list.isPlaceholderData ? undefined : list.data, records.turn)

  return (
    <div data-slot="record-list" className="flex min-w-0 flex-col gap-4">
      {filters !== undefined && searchShown && (
        <search className="flex flex-wrap items-center gap-3">
          {filters}
          {records.isNarrowed && (
            <Button variant="ghost" onClick={records.clear}>
              {t('filter.clear')}
            </Button>
          )}
        </search>
      )}
      <Card flush>
        <div className="flex items-center gap-3 border-hairline border-b py-2 ps-6 pe-2">
          <h2 className="min-w-0 flex-1 truncate font-semibold">{label}</h2>
          <RightToolbar
            label={t('tools', { list: label })}
            size="small"
            {...(filters !== undefined && { search: { shown: searchShown, onChange: setSearchShown } })}
            refresh={{ busy: list.isFetching, onRefresh: () => void list.refetch() }}
            {...(!isPhone && {
              density: { value: look.density ?? 'default', onChange: look.setDensity },
              columns: (
                <ColumnSettings columns={columns} state={look.columns} onChange={look.setColumns} size="small" />
              ),
            })}
          />
        </div>
        {list.error && !list.data ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <DataTable<Row>
            label={label}
            className="max-h-none!"
            columns={columns}
            rows={list.data?.records ?? noRows}
            rowKey={rowKey}
            columnState={look.columns}
            onColumnState={look.setColumns}
            // Rows are as high as a finger on a phone, whatever is chosen.
            density={isPhone ? 'roomy' : look.density}
            totalRows={total}
            rowOffset={(page - 1) * size}
            selection={
              bulk && {
                selected: records.chosen,
                onChange: records.setChosen,
                label: (row) => t('choose', { name: nameOf(row) }),
                allLabel: t('choose.page'),
              }
            }
            loading={list.isPending || list.isPlaceholderData}
            empty={
              records.isNarrowed ? (
                <EmptyState
                  illustration="search"
                  title={t('noResult.title')}
                  description={t('noResult.text')}
                  action={<Button onClick={records.clear}>{t('filter.clear')}</Button>}
                />
              ) : (
                <EmptyState
                  illustration="inbox"
                  title={empty.title}
                  description={empty.text}
                  {...(empty.action !== undefined && { action: empty.action })}
                />
              )
            }
          />
        )}
        {total > 0 && <Pager page={page} size={size} total={total} onChange={records.turn} />}
      </Card>
      <BulkBar
        count={ids.length}
        label={t('bulk', { list: label })}
        countText={t('bulk.count', { count: ids.length })}
        clearedText={t('bulk.cleared')}
        clearLabel={t('bulk.clear')}
        onClear={() => records.setChosen(new Set())}
        actions={actions}
      />
    </div>
  )
}

const noRows: never[] = []
