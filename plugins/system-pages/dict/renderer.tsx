import { definePageRenderer, Page, PageLink, phone, useAction, useMedia, usePermission, useT } from '#sdk/page'
import { type DictType, deleteDictTypes, dictTypePage, exportDictTypes, updateDictType } from '#shared/contract/dict'
import { CreateButton, ExportButton } from '../../_families/records/list-buttons.tsx'
import { daysFilter, searchFilter, statusFilter, textFilter } from '../../_families/records/list-filters.ts'
import { RecordList } from '../../_families/records/record-list.tsx'
import { RefreshCacheButton } from '../../_families/records/refresh-cache-button.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { StatusSwitch } from '../../_families/records/status-switch.tsx'
import { idOf } from '../../_families/records/use-chosen.ts'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useCreate } from '../../_families/records/use-create.ts'
import { usePages } from '../../_families/records/use-pages.ts'
import { useRecords } from '../../_families/records/use-records.ts'
import { useRemoval } from '../../_families/records/use-removal.tsx'
import type page from './definition.ts'
import { changedByTypes, DictTypeDrawer, typeValuesOf } from './dict-type-drawer.tsx'

const filters = { dictName: searchFilter, dictType: textFilter, status: statusFilter, createTime: daysFilter }
const nameOf = ({ dictName }: DictType) => dictName

/** Dictionaries: the values that selects offer and tags show. */
export default definePageRenderer<typeof page>(function DictPage() {
  const t = useT()
  const records = useRecords(filters)
  const { list, chosen, everything } = usePages(dictTypePage, records.query, records.narrowedBy)
  const isPhone = useMedia(phone)
  const mayEdit = usePermission('system:dict:edit')
  const edit = useAction(updateDictType, { changes: changedByTypes })
  const removal = useRemoval({
    endpoint: deleteDictTypes,
    changes: changedByTypes,
    permission: 'system:dict:remove',
    chosen,
    everything,
    nameOf,
    loss: t('delete.loss'),
  })
  const create = useCreate('system:dict:add', records)
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
          save={(status) => edit.run({ body: { ...typeValuesOf(row), status, id: row.id, version: row.version } })}
          disabled={!mayEdit}
        />
      ),
    }),
    column.text('remark', { width: 200 }),
    column.time('createTime'),
    column.actions((row) => (
      <RowActions
        name={nameOf(row)}
        onEdit={mayEdit ? () => records.open(row.id) : undefined}
        onDelete={row.isBuiltin ? undefined : removal.of(row)}
      />
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
            fileName={t('title')}
          />
          <CreateButton label={t('create')} onCreate={create} />
        </>
      }
    >
      <RecordList
        label={t('list')}
        setting="system-dicts"
        records={records}
        list={list}
        columns={columns}
        rowKey={idOf}
        nameOf={nameOf}
        bulk={removal.bulk}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        onCreate={create}
      />
      <DictTypeDrawer records={records} rows={list.data?.records} />
      {removal.dialog}
    </Page>
  )
})

function ItemsLink({ type: { id, dictName }, children }: { type: DictType; children: string }) {
  const t = useT()
  // Without this permission the page of its items would only say so.
  if (!usePermission('system:dict:query')) return children
  return (
    <PageLink
      to={`/dict/type/data/${id}`}
      label={t('items.of', { name: dictName })}
      className="truncate text-accent-text underline-offset-4 hover:underline"
    >
      {children}
    </PageLink>
  )
}
