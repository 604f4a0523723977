import { definePageRenderer, Page, PageLink, phone, useMedia, usePermission, useT } from '#sdk/page'
import { type DictType, deleteDictTypes, dictTypePage, exportDictTypes } from '#shared/contract/dict'
import { CreateButton, ExportButton } from '../../_families/records/list-buttons.tsx'
import { daysFilter, searchFilter, statusFilter, textFilter } from '../../_families/records/list-filters.ts'
import { RecordList } from '../../_families/records/record-list.tsx'
import { RefreshCacheButton } from '../../_families/records/refresh-cache-button.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { StatusSwitch } from '../../_families/records/status-switch.tsx'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useRecordPage } from '../../_families/records/use-record-page.tsx'
import { useRecords } from '../../_families/records/use-records.ts'
import { useRowEdits } from '../../_families/records/use-row-edits.ts'
import type page from './definition.ts'
import { calls, changedByTypes, DictTypeDrawer, shape } from './dict-type-drawer.tsx'

const filters = { dictName: searchFilter, dictType: textFilter, status: statusFilter, createTime: daysFilter }
const nameOf = ({ dictName }: DictType) => dictName

/** Dictionaries: the values that selects offer and tags show. */
export default definePageRenderer<typeof page>(function DictPage() {
  const t = useT()
  const records = useRecords(filters)
  const isPhone = useMedia(phone)
  const mayEdit = usePermission('system:dict:edit')
  const { table, rows, create, edit, remove, dialog } = useRecordPage({
    records,
    pages: dictTypePage,
    query: records.query,
    deletion: deleteDictTypes,
    changes: changedByTypes,
    may: { add: 'system:dict:add', edit: 'system:dict:edit', remove: 'system:dict:remove' },
    nameOf,
  })
  const save = useRowEdits(calls, shape, rows)
  const columns = useColumns<DictType>((column) => [
    // On a phone the type is out of sight.
    column.name('dictName', {
      cell: (row) => (isPhone ? <ItemsLink type={row}>{nameOf(row)}</ItemsLink> : nameOf(row)),
    }),
    column.text('dictType', { width: 220, cell: (row) => <ItemsLink type={row}>{row.dictType}</ItemsLink> }),
    column.number('itemCount'),
    column.status('status', {
      cell: (row) => (
        <StatusSwitch
          name={nameOf(row)}
          status={row.status}
          save={(status) => save(row.id, { status })}
          disabled={!mayEdit}
        />
      ),
    }),
    column.text('remark', { width: 200 }),
    column.time('createTime'),
    column.actions((row) => (
      <RowActions name={nameOf(row)} onEdit={edit(row)} onDelete={row.isBuiltin ? undefined : remove(row)} />
    )),
  ])
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <RefreshCacheButton changes={changedByTypes} />
          <ExportButton
            permission="system:dict:export"
            endpoint={exportDictTypes}
            query={records.filters}
            isNarrowed={records.narrowedBy !== ''}
            fileName={t('title')}
          />
          <CreateButton label={t('create')} onCreate={create} />
        </>
      }
    >
      <RecordList {...table} setting="system-dicts" columns={columns} />
      <DictTypeDrawer records={records} rows={rows} />
      {dialog}
    </Page>
  )
})

function ItemsLink({ type: { id, dictName, dictType }, children }: { type: DictType; children: string }) {
  const t = useT()
  // Without this permission the page of its items would only say so.
  if (!usePermission('system:dict:query')) return children
  return (
    <PageLink
      to={`/dict/type/data/${id}`}
      // What is read on it, the name or the type, is part of what it is called (WCAG 2.5.3).
      label={t('items.of', { name: dictName, type: dictType })}
      className="truncate text-accent-text underline-offset-4 hover:underline"
    >
      {children}
    </PageLink>
  )
}
