import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { ColumnSettings } from '#ds/column-settings'
import type { DataColumn } from '#ds/data-table'
import { EmptyState } from '#ds/empty-state'
import { RightToolbar } from '#ds/right-toolbar'
import { TreeTable } from '#ds/tree-table'
import { ErrorState, phone, useFamilyT, useMedia, useTableLook } from '#sdk/page'
import type { Forest, Placed } from './forest.ts'

/** What `useData` gives for an endpoint that answers every row. */
export interface TreeRows {
  readonly data: unknown
  readonly error: unknown
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

/**
 * The list of a page whose records lie below each other: filters, tools, tree table. The first level is open at first, and
 * everything while a filter is in force. Says by itself that it loads, failed, holds nothing yet or finds nothing (ux C21).
 */
export function TreeList<Row extends Placed>({
  label,
  setting,
  list,
  forest,
  columns,
  nameOf,
  filters,
  narrowedBy,
  onClear,
  empty,
}: {
  /** Name of the table. */
  label: string
  /** Under which columns are remembered: the page's id. */
  setting: string
  list: TreeRows
  forest: Forest<Row>
  columns: readonly DataColumn<Row>[]
  nameOf: (row: Row) => string
  filters: ReactNode
  /** The filters in force as one text; '' without any. What was opened by hand is forgotten when it changes. */
  narrowedBy: string
  onClear: () => void
  /** Before there is the first record. */
  empty: { title: string; text: string; action?: ReactNode }
}) {
  const t = useFamilyT('trees')
  const isPhone = useMedia(phone)
  const look = useTableLook(setting)
  const [opened, setOpened] = useState<{ by: string; ids: ReadonlySet<string> }>()
  const everyId = useMemo(() => new Set(forest.byId.keys()), [forest])
  const firstLevel = useMemo(() => new Set(forest.roots.map(({ id }) => id)), [forest])
  const expanded = opened?.by === narrowedBy ? opened.ids : narrowedBy === '' ? firstLevel : everyId
  const setExpanded = (ids: ReadonlySet<string>) => setOpened({ by: narrowedBy, ids })
  const isAllOpen = everyId.size === expanded.size

  return (
    <div data-slot="tree-list" className="flex min-w-0 flex-col gap-4">
      <search className="flex flex-wrap items-center gap-3">
        {filters}
        {narrowedBy !== '' && (
          <Button variant="ghost" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </search>
      <Card flush>
        <div className="flex items-center gap-3 border-hairline border-b py-2 ps-6 pe-2">
          <h2 className="min-w-0 flex-1 truncate font-semibold">{label}</h2>
          <Button variant="ghost" size="small" onClick={() => setExpanded(isAllOpen ? new Set<string>() : everyId)}>
            {t(isAllOpen ? 'foldAll' : 'expandAll')}
          </Button>
          <RightToolbar
            label={t('tools', { list: label })}
            size="small"
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
          <TreeTable<Row>
            label={label}
            className="max-h-none! rounded-b-lg"
            columns={columns}
            columnState={look.columns}
            onColumnState={look.setColumns}
            density={isPhone ? 'roomy' : look.density}
            rows={forest.roots}
            rowKey={({ id }) => id}
            childrenOf={forest.childrenOf}
            expanded={expanded}
            onExpanded={setExpanded}
            toggleLabel={(row) => t('below', { name: nameOf(row) })}
            loading={list.isPending || list.isPlaceholderData}
            empty={
              narrowedBy === '' ? (
                <EmptyState
                  title={empty.title}
                  description={empty.text}
                  {...(empty.action !== undefined && { action: empty.action })}
                />
              ) : (
                <EmptyState
                  illustration="search"
                  title={t('noResult.title')}
                  description={t('noResult.text')}
                  action={<Button onClick={onClear}>{t('clear')}</Button>}
                />
              )
            }
          />
        )}
      </Card>
    </div>
  )
}
