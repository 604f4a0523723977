import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type BulkAction, BulkBar } from '#ds/bulk-bar'
import { Card } from '#ds/card'
import { DataTable, type SortRule } from '#ds/data-table'
import { useT } from '#src/i18n/use-t.ts'
import type { ListColumn } from '../list/fitting-columns.ts'
import { ListHead } from '../list/list-head.tsx'
import { Pager } from '../list/pager.tsx'
import { useFittingColumns } from '../list/use-fitting-columns.ts'
import { useTableLook } from '../list/use-table-look.ts'
import { phone, useMedia } from '../look/use-media.ts'
import { usePageCommands } from '../shortcuts/page-commands.atoms.ts'
import { ErrorState } from '../states/states.tsx'
import type { ChosenForms } from './use-chosen-forms.ts'

/**
 * A list of forms, one row each: head with tools, table, pages, and what is done with those chosen. The page scrolls, not
 * the table: there are fifty rows at most.
 */
export function FormList<Row extends { readonly formKey: string; readonly name: string }>({
  setting,
  label,
  caption,
  list,
  columns: every,
  page,
  size,
  onPage,
  sort,
  onSort,
  chosen,
  canChoose,
  bulk,
  empty,
  firstUse,
}: {
  /** Under which columns and height of rows are remembered. */
  setting: string
  /** Name of the list in its head. */
  label: string
  /** Name of the table, for those who hear it. */
  caption: string
  list: UseQueryResult<{ readonly records: readonly Row[]; readonly total: number }>
  columns: readonly ListColumn<Row>[]
  page: number
  size: number
  onPage: (page: { page: number; size: number }) => void
  sort?: readonly SortRule[]
  onSort?: (sort: readonly SortRule[]) => void
  chosen: ChosenForms
  /** Something can be done with those chosen. */
  canChoose: boolean
  bulk: readonly BulkAction[]
  /** Instead of rows. */
  empty: ReactNode
  /** Instead of head and table, before there is the first form. */
  firstUse?: ReactNode
}) {
  const t = useT('forms')
  const isPhone = useMedia(phone)
  const look = useTableLook(setting)
  const { frame, columns } = useFittingColumns(every, look.columns, { hasBoxes: canChoose })
  usePageCommands(chosen.clear ? bulk : none)
  const { data } = list
  const table = () =>
    list.isError && !data ? (
      <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <div ref={frame}>
        <DataTable
          label={caption}
          className="max-h-none!"
          columns={columns}
          columnState={look.columns}
          onColumnState={look.setColumns}
          density={isPhone ? 'roomy' : look.density}
          rows={data?.records ?? noRows}
          rowKey={formKeyOf}
          {...(sort && { sort })}
          {...(onSort && { onSort })}
          loading={list.isPending || list.isPlaceholderData}
          {...(canChoose && {
            selection: {
              selected: chosen.keys,
              onChange: chosen.choose,
              label: (form: Row) => t('select', { name: form.name }),
              allLabel: t('selectAll'),
            },
          })}
          empty={empty}
        />
      </div>
    )
  return (
    <>
      <Card flush>
        {firstUse ?? (
          <>
            <ListHead label={label} toolsLabel={t('tools')} list={list} columns={columns} look={look} />
            {table()}
          </>
        )}
        {data !== undefined && data.total > 0 && <Pager page={page} size={size} total={data.total} onChange={onPage} />}
      </Card>
      <BulkBar
        count={chosen.keys.size}
        label={t('bulk')}
        countText={t('bulk.count', { count: chosen.keys.size })}
        clearedText={t('bulk.cleared')}
        clearLabel={t('bulk.clear')}
        onClear={() => chosen.clear?.()}
        actions={bulk}
      />
    </>
  )
}

const none: readonly BulkAction[] = []
const noRows: never[] = []
const formKeyOf = ({ formKey }: { readonly formKey: string }) => formKey
