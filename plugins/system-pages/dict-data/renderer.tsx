import { DictTag } from '#ds/dict-tag'
import { Icon } from '#ds/icon'
import { Select } from '#ds/select'
import {
  definePageRenderer,
  ErrorState,
  LoadingState,
  Page,
  PageLink,
  useData,
  useGoTo,
  usePermission,
  useT,
  useTabTitle,
} from '#sdk/page'
import {
  type DictData,
  type DictType,
  deleteDictData,
  dictDataPage,
  dictTypeOptions,
  exportDictData,
  getDictType,
} from '#shared/contract/dict'
import { CreateButton, ExportButton } from '../../_families/records/list-buttons.tsx'
import { searchFilter, statusFilter } from '../../_families/records/list-filters.ts'
import { OrderCell } from '../../_families/records/order-cell.tsx'
import { RecordList } from '../../_families/records/record-list.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { StatusSwitch } from '../../_families/records/status-switch.tsx'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useRecordPage } from '../../_families/records/use-record-page.tsx'
import { useRecords } from '../../_families/records/use-records.ts'
import { useRowEdits } from '../../_families/records/use-row-edits.ts'
import type page from './definition.ts'
import { bodyOf, calls, changedByItems, DictDataDrawer, toneOf, valuesOf } from './dict-data-drawer.tsx'

const filters = { dictLabel: searchFilter, status: statusFilter }
const nameOf = ({ dictLabel }: DictData) => dictLabel

/** The items of one dictionary. */
export default definePageRenderer<typeof page>(function DictDataPage({ params: { dictId } }) {
  const type = useData(getDictType, { params: { id: dictId } })
  useTabTitle(type.data?.dictName ?? '')
  if (type.isLoadingError) return <ErrorState error={type.error} onRetry={() => void type.refetch()} headingLevel={1} />
  if (type.data?.id !== dictId) return <LoadingState />
  return <Items type={type.data} />
})

function Items({ type }: { type: DictType }) {
  const t = useT()
  const { dictType } = type
  const records = useRecords(filters)
  const mayEdit = usePermission('system:dict:edit')
  const { table, rows, create, edit, remove, dialog } = useRecordPage({
    records,
    pages: dictDataPage,
    query: { ...records.query, dictType },
    deletion: deleteDictData,
    changes: changedByItems,
    may: { add: 'system:dict:add', edit: 'system:dict:edit', remove: 'system:dict:remove' },
    nameOf,
  })
  const save = useRowEdits(calls, { valuesOf, bodyOf }, rows)
  const columns = useColumns<DictData>((column) => [
    // As it is drawn wherever the value is shown.
    column.name('dictLabel', { cell: (item) => <DictTag options={[optionOf(item)]} value={[item.dictValue]} /> }),
    column.text('dictValue', { width: 150 }),
    column.number('dictSort', {
      ...(mayEdit && {
        cell: (item) => (
          <OrderCell name={nameOf(item)} value={item.dictSort} save={(dictSort) => save(item.id, { dictSort })} />
        ),
      }),
    }),
    column.flag('isDefault'),
    column.status('status', {
      cell: (item) => (
        <StatusSwitch
          name={nameOf(item)}
          status={item.status}
          save={(status) => save(item.id, { status })}
          disabled={!mayEdit}
        />
      ),
    }),
    column.text('cssClass', { width: 140, hiddenAtFirst: true }),
    column.text('remark', { width: 220 }),
    column.actions((item) => <RowActions name={nameOf(item)} onEdit={edit(item)} onDelete={remove(item)} />),
  ])
  return (
    <Page
      title={type.dictName}
      description={
        <PageLink to="/system/dict" className="inline-flex items-center gap-1 text-accent-text">
          <Icon name="arrow-left" className="rtl:-scale-x-100" />
          {t('back')}
        </PageLink>
      }
      actions={
        <>
          <ExportButton
            permission="system:dict:export"
            endpoint={exportDictData}
            query={{ ...records.filters, dictType }}
            isNarrowed={records.narrowedBy !== ''}
            fileName={dictType}
          />
          <CreateButton label={t('create')} onCreate={create} />
        </>
      }
    >
      <RecordList {...table} setting="system-dict-data" columns={columns} lead={<TypeSelect type={type} />} />
      <DictDataDrawer records={records} rows={rows} dictType={dictType} />
      {dialog}
    </Page>
  )
}

/** Goes to the items of another dictionary. */
function TypeSelect({ type }: { type: DictType }) {
  const t = useT()
  const goTo = useGoTo()
  const types = useData(dictTypeOptions, {}).data ?? [type]
  return (
    <Select
      label={t('filter.type')}
      size="small"
      value={type.id}
      options={types.map(({ id, dictName }) => ({ id, label: dictName }))}
      onChange={(id) => id !== undefined && goTo(`/dict/type/data/${id}`)}
      className="w-full sm:w-52"
    />
  )
}

const optionOf = ({ dictValue, dictLabel, listClass, cssClass }: DictData) => ({
  value: dictValue,
  label: dictLabel,
  tone: toneOf(listClass),
  className: cssClass === '' ? undefined : cssClass,
})
