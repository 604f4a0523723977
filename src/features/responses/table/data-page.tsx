import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClass } from '#ds/button'
import { DataTable } from '#ds/data-table'
import { Icon } from '#ds/icon'
import { SavedViews } from '#ds/saved-views'
import { formStatus } from '#shared/contract/form'
import { formQueryOptions } from '#src/api/forms.ts'
import { ownDataAddress } from '#src/console-kit/form/public-address.ts'
import { Pager } from '#src/console-kit/list/pager.tsx'
import { StaleNote } from '#src/console-kit/states/stale-note.tsx'
import { ErrorState } from '#src/console-kit/states/states.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { Allow } from '#src/session/allow.tsx'
import type { DataAddress, DataSearch } from '../data-search.ts'
import { RecordDrawer } from '../record/record-drawer.tsx'
import { useDataHost } from '../use-data-host.ts'
import { DataBulk } from './data-bulk.tsx'
import { DataEmpty } from './data-empty.tsx'
import { DataFilterBar } from './data-filter-bar.tsx'
import { DataToolbar } from './data-toolbar.tsx'
import { ExportMenu, useExport } from './export-menu.tsx'
import { NewRowsButton } from './new-rows-button.tsx'
import { type Go, useDataRows } from './use-data-rows.ts'
import { useDataTable } from './use-data-table.ts'

/** Answers as a table: page, size, filters, sorting, view and open record live in the address (ux C7). */
export const DataPage = ({
  formKey,
  address,
  onAddress,
}: {
  formKey: string
  address: DataAddress
  onAddress: Go<DataAddress>
}) => {
  const t = useT('data')
  const format = useFormat()
  const host = useDataHost()
  const data = useDataRows(formKey, address, onAddress)
  const { go, rows, fields, total, ids, refresh } = data
  const { page, size, record } = data.shown
  const table = useDataTable(formKey, data, host)
  const { view } = table
  const exporting = useExport(formKey, table.exported)
  const isOpen = useQuery(formQueryOptions(formKey)).data?.status === formStatus.collecting
  const [selected, setSelected] = useState<ReadonlySet<string>>(none)
  const narrow: Go<DataSearch> = (change, options) => {
    setSelected(none)
    go({ ...change, page: undefined }, options)
  }
  const failure = rows.error ?? fields.error
  const at = record === undefined ? -1 : ids.indexOf(record)

  return (
    <div className="flex h-full min-h-0 flex-col bg-paper">
      <h1 tabIndex={-1} className="sr-only">
        {t('title')}
      </h1>
      <div className="flex flex-col gap-2 border-hairline border-b px-4 py-3 sm:px-6">
        <DataToolbar
          views={<SavedViews {...view.views} scopes={privateOnly} size="small" labels={{ none: t('views.none') }} />}
          columns={table.columns}
          columnState={view.columns}
          onColumnState={view.setColumns}
          density={table.density}
          onDensity={table.setDensity}
          refreshing={rows.isFetching}
          onRefresh={refresh}
        >
          {isOpen && (
            <a href={ownDataAddress(formKey)} target="_blank" rel="noopener" className={buttonClass({ size: 'small' })}>
              <Icon name="plus" />
              {t('add')}
            </a>
          )}
          <Allow permission="project:data:export">
            <ExportMenu
              total={total}
              matching={data.isFiltered ? data.matching : undefined}
              busy={exporting.isStarting}
              shownOnly={table.shownOnly}
              onShownOnly={table.setShownOnly}
              onStart={(type, scope) => void exporting.start(type, scope)}
            />
          </Allow>
        </DataToolbar>
        <DataFilterBar fields={fields.data ?? noFields} shown={data.shown} host={host} onNarrow={narrow} />
      </div>
      {/* On a phone filters may take the screen: then the page scrolls, and the table keeps room for some rows. */}
      <div className="relative flex min-h-0 flex-1 flex-col max-sm:min-h-72">
        <NewRowsButton
          count={data.newRows}
          onPress={() => {
            go({ page: undefined })
            refresh()
          }}
        />
        <StaleNote query={{ ...rows, refetch: refresh }} />
        <DataTable
          className="min-h-0 flex-1"
          label={t('caption')}
          columns={table.columns}
          rows={rows.data?.records ?? noRows}
          rowKey={rowKey}
          totalRows={total}
          rowOffset={(page - 1) * size}
          columnState={view.columns}
          onColumnState={view.setColumns}
          density={table.density}
          sort={data.shown.sort}
          onSort={(next) => go({ sort: next.length > 0 ? sortOf(next) : undefined, page: undefined })}
          selection={{
            selected,
            onChange: setSelected,
            label: (row) => t('select', { serial: format.number(row.serialNumber) }),
            allLabel: t('selectAll'),
          }}
          onRowOpen={(row) => go({ record: row.id })}
          openKey={record}
          loading={rows.isFetching || fields.isPending || !view.isLoaded}
          error={failure && !rows.data ? <ErrorState error={failure} onRetry={data.retry} /> : undefined}
          empty={
            <DataEmpty
              formKey={formKey}
              isFiltered={data.isFiltered}
              onClear={() => narrow({ filters: undefined, q: undefined })}
            />
          }
        />
        <DataBulk
          formKey={formKey}
          data={data}
          selected={selected}
          onSelected={setSelected}
          isExporting={exporting.isStarting}
          onExport={(chosen) => void exporting.start('xlsx', { mode: 'selected', ids: chosen })}
        />
      </div>
      {total > 0 && <Pager page={page} size={size} total={total} onChange={(next) => go(pageOf(next))} />}
      {record && (
        <RecordDrawer
          key={record}
          formKey={formKey}
          dataId={record}
          previous={at > 0 ? ids[at - 1] : undefined}
          next={at >= 0 ? ids[at + 1] : undefined}
          onOpen={(id) => go({ record: id }, { replace: true })}
          onClose={() => go({ record: undefined })}
        />
      )}
      {exporting.dialog}
    </div>
  )
}

const none: ReadonlySet<string> = new Set()
const noRows: never[] = []
const noFields: never[] = []
const privateOnly = ['private'] as const
const rowKey = ({ id }: { id: string }) => id
// Ids of this table's own columns.
const sortOf = (sort: readonly { id: string; desc: boolean }[]) => sort.slice(0, 3) as NonNullable<DataSearch['sort']>
/** Defaults stay out of the address. */
const pageOf = ({ page, size }: { page: number; size: number }): Partial<DataSearch> => ({
  page: page === 1 ? undefined : page,
  size: size === 20 ? undefined : size,
})
