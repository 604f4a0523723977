import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { BulkBar } from '#ds/bulk-bar'
import { Button, buttonClass } from '#ds/button'
import { arrangeColumns, DataTable } from '#ds/data-table'
import { EmptyState } from '#ds/empty-state'
import { FilterBar } from '#ds/filter-bar'
import { Icon } from '#ds/icon'
import { SavedViews } from '#ds/saved-views'
import { formStatus } from '#shared/contract/form'
import { maxSelected } from '#shared/contract/submission'
import { readField } from '#shared/form/address'
import { formQueryOptions } from '#src/api/forms.ts'
import { useSetting } from '#src/api/setting.ts'
import { StaleNote } from '#src/console-kit/stale-note.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { useLastPage } from '#src/router/page-search.ts'
import { Allow, usePermission } from '#src/session/allow.tsx'
import { Pager } from '#src/shell/pager.tsx'
import { ownDataAddress } from '#src/shell/public-address.ts'
import { ErrorState } from '#src/shell/states.tsx'
import { allMatchingIds, fieldsQueryOptions, invalidateData, type Matching, rowsQueryOptions } from './data-api.ts'
import { dataColumns, headingOf } from './data-columns.tsx'
import { filterFields, filterOperators, serverFilters } from './data-filters.ts'
import { type DataAddress, type DataSearch, readFilters, readSort, writeSearch } from './data-search.ts'
import { DataToolbar } from './data-toolbar.tsx'
import { ExportMenu, useExport } from './export-menu.tsx'
import { RecordDrawer } from './record-drawer.tsx'
import { readTableLook } from './table-setting.ts'
import { useAsGiven } from './use-as-given.ts'
import { useDataHost } from './use-data-host.ts'
import { useDataViews } from './use-data-views.ts'
import { useNewRows } from './use-new-rows.ts'
import { useRecordsRemoval } from './use-records-removal.ts'

const noFilters: NonNullable<DataSearch['filters']> = []
const noSort: NonNullable<DataSearch['sort']> = []

/** Answers as a table: page, size, filters, sorting, view and open record live in the address (ux C7). */
export const DataPage = ({
  formKey,
  address,
  onAddress,
}: {
  formKey: string
  address: DataAddress
  onAddress: (change: Partial<DataAddress>, options?: { replace?: boolean }) => void
}) => {
  const written = { filters: address.filters, sort: address.sort }
  const search: DataSearch = {
    ...address,
    filters: useMemo(() => readFilters(written.filters), [written.filters]),
    sort: useMemo(() => readSort(written.sort), [written.sort]),
  }
  const go = useCallback(
    (change: Partial<DataSearch>, options?: { replace?: boolean }) => onAddress(writeSearch(change), options),
    [onAddress],
  )
  const { page = 1, size = 20, filters = noFilters, sort = noSort, q = '', record } = search
  const t = useT('data')
  const format = useFormat()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const host = useDataHost()
  const matching = useMemo((): Matching => ({ filters: serverFilters(filters), search: q.trim() }), [filters, q])
  const isFiltered = matching.filters.length > 0 || matching.search !== ''
  const isOpen = useQuery(formQueryOptions(formKey)).data?.status === formStatus.collecting
  const fields = useQuery(fieldsQueryOptions(formKey, language))
  const rows = useQuery(rowsQueryOptions(formKey, { page, size, sort, ...matching }))
  const total = rows.data?.total ?? 0
  useLastPage(rows.isPlaceholderData || !rows.data ? undefined : { current: page, pages: Math.ceil(total / size) }, go)

  const newRows = useNewRows(formKey, matching, rows.isPlaceholderData ? undefined : rows.data?.total)
  const view = useDataViews(formKey, search, go)
  const look = useSetting('table', readTableLook)
  const asGiven = useAsGiven(formKey, rows.data?.records)
  const columns = useMemo(
    () => dataColumns(fields.data ?? [], { t, format, host, asGiven }),
    [fields.data, t, format, host, asGiven],
  )
  const shown = useMemo(() => arrangeColumns(columns, view.columns), [columns, view.columns])
  const [shownOnly, setShownOnly] = useState(true)
  const hidesColumns = shown.some(({ hidden, column }) => hidden && !column.hiddenAtFirst)
  const exportColumns = useMemo(
    () =>
      shownOnly
        ? shown.flatMap(({ hidden, column: { id } }) => (hidden || readField(id).address !== undefined ? [] : [id]))
        : undefined,
    [shown, shownOnly],
  )
  const exporting = useExport(formKey, exportColumns)

  const [selected, setSelected] = useState<ReadonlySet<string>>(none)
  const [asking, setAsking] = useState(false)
  const removal = useRecordsRemoval(formKey)
  const mayRemove = usePermission('project:data:remove')
  const mayExport = usePermission('project:data:export')
  const ids = useMemo(() => (rows.data?.records ?? []).map(({ id }) => id), [rows.data])
  const isPageChosen = ids.length > 0 && ids.every((id) => selected.has(id))

  const operators = useMemo(() => filterOperators(t), [t])
  const filterable = useMemo(
    () => filterFields(fields.data ?? [], (field) => headingOf(field, host, t), t),
    [fields.data, host, t],
  )
  const narrow = (change: Partial<DataSearch>, options?: { replace?: boolean }) => {
    setSelected(none)
    go({ ...change, page: undefined }, options)
  }
  const clearFilters = () => narrow({ filters: undefined, q: undefined })
  const refresh = () => void queryClient.invalidateQueries({ queryKey: invalidateData(formKey) })
  const failure = rows.error ?? fields.error
  const at = record === undefined ? -1 : ids.indexOf(record)

  return (
    <div className="flex h-full min-h-0 flex-col bg-paper">
      <div className="flex flex-col gap-2 border-hairline border-b px-4 py-3 sm:px-6">
        <DataToolbar
          views={<SavedViews {...view.views} scopes={privateOnly} size="small" labels={{ none: t('views.none') }} />}
          columns={columns}
          columnState={view.columns}
          onColumnState={view.setColumns}
          density={look.value.density}
          onDensity={(density) => look.save({ density })}
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
              matching={isFiltered ? matching : undefined}
              busy={exporting.isStarting}
              shownOnly={hidesColumns ? shownOnly : undefined}
              onShownOnly={setShownOnly}
              onStart={(type, scope) => void exporting.start(type, scope)}
            />
          </Allow>
        </DataToolbar>
        <FilterBar
          fields={filterable}
          operators={operators}
          filters={filters}
          onChange={(next) => narrow({ filters: next.length > 0 ? next.map(plainFilter) : undefined })}
          valueText={(value, field) =>
            field.kind === 'date'
              ? format.date(String(value))
              : typeof value === 'number'
                ? format.number(value)
                : value
          }
          search={{
            value: q,
            onChange: (next) => narrow({ q: next || undefined }, { replace: true }),
            label: t('search'),
            placeholder: t('search'),
          }}
        />
      </div>
      {/* On a phone filters may take the screen: then the page scrolls, and the table keeps room for some rows. */}
      <div className="relative flex min-h-0 flex-1 flex-col max-sm:min-h-72">
        {/* Above the rows and not among them: what is being read stays where it is (ux C32). */}
        <div role="status" className="pointer-events-none absolute inset-x-0 top-12 z-sticky flex justify-center">
          {newRows > 0 && (
            <Button
              size="small"
              variant="primary"
              className="pointer-events-auto shadow-menu"
              iconStart={<Icon name="refresh" size={16} />}
              onClick={() => {
                go({ page: undefined })
                refresh()
              }}
            >
              {t('newRows', { count: newRows })}
            </Button>
          )}
        </div>
        <StaleNote query={{ ...rows, refetch: refresh }} />
        <DataTable
          className="min-h-0 flex-1"
          label={t('caption')}
          columns={columns}
          rows={rows.data?.records ?? noRows}
          rowKey={rowKey}
          totalRows={total}
          rowOffset={(page - 1) * size}
          columnState={view.columns}
          onColumnState={view.setColumns}
          density={look.value.density}
          sort={sort}
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
          error={
            failure && !rows.data ? (
              <ErrorState error={failure} onRetry={() => void Promise.all([rows.refetch(), fields.refetch()])} />
            ) : undefined
          }
          empty={
            isFiltered ? (
              <EmptyState
                illustration="search"
                title={t('noResult')}
                description={t('noResultHint')}
                action={<Button onClick={clearFilters}>{t('clearFilters')}</Button>}
              />
            ) : (
              <EmptyState
                title={t('empty')}
                description={t('emptyHint')}
                illustration="inbox"
                action={
                  <Allow permission="project:form:publish">
                    <Link
                      to="/project/form/publish"
                      search={{ key: formKey }}
                      className={buttonClass({ variant: 'primary' })}
                    >
                      {t('emptyAction')}
                    </Link>
                  </Allow>
                }
              />
            )
          }
        />
        <BulkBar
          className="absolute inset-x-0 px-4"
          count={selected.size}
          label={t('bulk')}
          countText={t('selected', { count: selected.size })}
          clearedText={t('bulk.cleared')}
          clearLabel={t('bulk.clear')}
          onClear={() => setSelected(none)}
          allMatching={
            isPageChosen && selected.size < total && total <= maxSelected
              ? {
                  label: t('selectMatching', { count: total }),
                  onSelect: () => void allMatchingIds(formKey, matching).then((all) => setSelected(new Set(all))),
                }
              : undefined
          }
          actions={[
            ...(mayExport
              ? [
                  {
                    id: 'export',
                    icon: 'download' as const,
                    label: t('export.selected', { count: selected.size }),
                    disabled: exporting.isStarting,
                    onSelect: () => void exporting.start('xlsx', { mode: 'selected', ids: [...selected] }),
                  },
                ]
              : []),
            ...(mayRemove
              ? [
                  {
                    id: 'remove',
                    icon: 'trash' as const,
                    tone: 'danger' as const,
                    label: t('remove', { count: selected.size }),
                    onSelect: () => setAsking(true),
                  },
                ]
              : []),
          ]}
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
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('remove.title', { count: selected.size })}
        description={t('remove.description')}
        confirmLabel={t('remove', { count: selected.size })}
        cancelLabel={t('cancel')}
        busy={removal.isRemoving}
        onConfirm={() =>
          void removal.remove([...selected]).then((left) => {
            setAsking(false)
            setSelected(new Set(left))
          })
        }
      />
      {exporting.dialog}
    </div>
  )
}

const none: ReadonlySet<string> = new Set()
const noRows: never[] = []
const privateOnly = ['private'] as const
const rowKey = ({ id }: { id: string }) => id
const plainFilter = ({
  field,
  operator,
  values,
}: {
  field: string
  operator: string
  values: readonly (string | number)[]
}) => ({
  field,
  operator,
  values: [...values],
})
// Ids of this table's own columns.
const sortOf = (sort: readonly { id: string; desc: boolean }[]) => sort.slice(0, 3) as NonNullable<DataSearch['sort']>
/** Defaults stay out of the address. */
const pageOf = ({ page, size }: { page: number; size: number }): Partial<DataSearch> => ({
  page: page === 1 ? undefined : page,
  size: size === 20 ? undefined : size,
})
