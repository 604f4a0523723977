import type { ReactNode } from 'react'
import { type BulkAction, BulkBar } from '#ds/bulk-bar'
import { DataTable } from '#ds/data-table'
import { type ListColumn, Pager, useFamilyT, useFormat, useLastPage, usePageCommands, useT } from '#sdk/page'
import { type FirstRun, ListCard, type ListQuery } from './list-card.tsx'
import type { Chosen } from './use-chosen.ts'
import { mostChosen } from './use-pages.ts'
import type { Records } from './use-records.ts'

/** What `useData` gives for an endpoint that answers pages. */
export interface RecordPages<Row> extends ListQuery {
  readonly data: { readonly records: readonly Row[]; total: number; current: number; pages: number } | undefined
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
}

/** Rows one can choose, and what can be done with them. Without an action there is nothing to choose them for. */
export interface Bulk<Row> {
  readonly chosen: Chosen<Row>
  readonly actions: readonly BulkAction[]
  /** What the Delete key does, once something is chosen. */
  readonly onDelete?: (() => void) | undefined
  /** Fetches everything the filters find, for "select all results" (ux C12). */
  readonly everything?: (() => Promise<readonly Row[]>) | undefined
}

export interface RecordListProps<Row> {
  /** Name of the table. @default the page's text `list` */
  readonly label?: string
  /** Under which columns and views are remembered: the page's id. */
  readonly setting: string
  readonly records: Records
  readonly list: RecordPages<Row>
  readonly columns: readonly ListColumn<Row>[]
  readonly rowKey: (row: Row) => string
  /** How a row is called where it is chosen. */
  readonly nameOf: (row: Row) => string
  readonly lead?: ReactNode
  readonly bulk?: Bulk<Row> | undefined
  /** Before there is the first record. @default the page's texts `empty.title` and `empty.text` */
  readonly firstRun?: FirstRun
  readonly onCreate?: (() => void) | undefined
}

/** The list of a page with records: filters, tools, table, pager, and what can be done with those chosen. */
export function RecordList<Row>({
  label: ownLabel,
  setting,
  records,
  list,
  columns,
  rowKey,
  nameOf,
  lead,
  bulk,
  firstRun,
  onCreate,
}: RecordListProps<Row>) {
  const pageT = useT()
  const label = ownLabel ?? pageT('list')
  const t = useFamilyT('records')
  const { page, size } = records.search
  const total = list.data?.total ?? 0
  const rows = list.data?.records ?? noRows
  useLastPage(list.isPlaceholderData ? undefined : list.data, records.turn)
  const selection = bulk && bulk.actions.length > 0 ? bulk : undefined

  return (
    <>
      <ListCard
        label={label}
        setting={setting}
        records={records}
        list={list}
        columns={columns}
        empty={firstRun ?? { title: pageT('empty.title'), text: pageT('empty.text') }}
        lead={lead}
        onCreate={onCreate}
        isChoosing={selection !== undefined}
        onDelete={selection && selection.chosen.rows.length > 0 ? selection.onDelete : undefined}
        onBack={selection && selection.chosen.keys.size > 0 ? () => selection.chosen.choose([]) : undefined}
        foot={total > 0 && <Pager page={page} size={size} total={total} onChange={records.turn} />}
      >
        {(look) => (
          <DataTable<Row>
            {...look}
            rows={rows}
            rowKey={rowKey}
            totalRows={total}
            rowOffset={(page - 1) * size}
            selection={
              selection && {
                selected: selection.chosen.keys,
                onChange: selection.chosen.choose,
                label: (row) => t('choose', { name: nameOf(row) }),
                allLabel: t('choose.page'),
              }
            }
            loading={list.isPending || list.isPlaceholderData}
          />
        )}
      </ListCard>
      {selection && <Actions label={label} bulk={selection} page={rows.map(rowKey)} total={total} />}
    </>
  )
}

/** What can be done with those chosen, at the lower edge of the list. */
function Actions<Row>({
  label,
  bulk: { chosen, actions, everything },
  page,
  total,
}: {
  label: string
  bulk: Bulk<Row>
  /** Keys of the rows on screen. */
  page: readonly string[]
  total: number
}) {
  const t = useFamilyT('records')
  const { number } = useFormat()
  const count = chosen.keys.size
  usePageCommands(count > 0 ? actions : noActions)
  const offersAll = everything && total > count && page.length > 0 && page.every((key) => chosen.keys.has(key))
  return (
    <BulkBar
      count={count}
      label={t('bulk', { list: label })}
      countText={t('bulk.count', { count })}
      clearedText={t('bulk.cleared')}
      clearLabel={t('bulk.clear')}
      onClear={() => chosen.choose([])}
      actions={actions}
      allMatching={
        offersAll
          ? {
              label: t('choose.all', {
                count: Math.min(total, mostChosen),
                number: number(Math.min(total, mostChosen)),
              }),
              // Who cannot be fetched cannot be chosen: what was chosen stays as it was.
              onSelect: () => void everything().then(chosen.chooseRows, () => undefined),
            }
          : undefined
      }
    />
  )
}

const noRows: never[] = []
const noActions: readonly BulkAction[] = []
