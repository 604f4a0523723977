import { useMemo, useState } from 'react'
import { z } from 'zod'
import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import type { DataColumn } from '#ds/data-table'
import { DictTag, dictTones } from '#ds/dict-tag'
import { Icon } from '#ds/icon'
import { SearchInput } from '#ds/search-input'
import { Select } from '#ds/select'
import {
  Allow,
  definePageRenderer,
  ErrorState,
  LoadingState,
  Page,
  PageLink,
  phone,
  useAction,
  useData,
  useDownload,
  useGoTo,
  useMedia,
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
import { DeleteDialog } from '../../_families/records/delete-dialog.tsx'
import { RecordList } from '../../_families/records/record-list.tsx'
import { recordSearch, useRecords } from '../../_families/records/use-records.ts'
import type page from './definition.ts'
import { changedByItems, DictDataDrawer } from './dict-data-drawer.tsx'

const search = recordSearch({
  label: z.string().max(100).catch(''),
  status: z.enum(['', 'active', 'disabled']).catch(''),
})

/** The items of one dictionary. */
export default definePageRenderer<typeof page>(function DictDataPage({ params: { dictId } }) {
  const type = useData(getDictType, { params: { id: dictId } })
  useTabTitle(type.data?.dictName ?? '')
  if (type.isError) return <ErrorState error={type.error} onRetry={() => void type.refetch()} headingLevel={1} />
  if (type.data?.id !== dictId) return <LoadingState />
  return <Items type={type.data} />
})

function Items({ type: { id: typeId, dictType, dictName } }: { type: DictType }) {
  const t = useT()
  const goTo = useGoTo()
  const isPhone = useMedia(phone)
  const records = useRecords(search)
  const { open, page: current, size, label, status } = records.search
  const filters = {
    dictType,
    ...(label.trim() !== '' && { dictLabel: label.trim() }),
    ...(status !== '' && { status }),
  }
  const items = useData(dictDataPage, { query: { current, size, ...filters } })
  const types = useData(dictTypeOptions, {})
  const mayEdit = usePermission('system:dict:edit')
  const mayRemove = usePermission('system:dict:remove')
  const [removing, setRemoving] = useState<readonly DictData[]>([])
  const remove = useAction(deleteDictData, {
    changes: changedByItems,
    done: t('done.deleted', { count: removing.length }),
  })
  const sheet = useDownload(exportDictData)

  const columns = useMemo(() => {
    const all: DataColumn<DictData>[] = [
      {
        id: 'dictLabel',
        header: t('field.dictLabel'),
        width: 200,
        minWidth: 120,
        hideable: false,
        value: ({ dictLabel }) => dictLabel,
        // As it is drawn wherever the value is shown.
        cell: (item) => <DictTag options={[optionOf(item)]} value={[item.dictValue]} />,
      },
      { id: 'dictValue', header: t('field.dictValue'), width: 150, value: ({ dictValue }) => dictValue },
      { id: 'dictSort', header: t('field.dictSort'), width: 104, align: 'end', value: ({ dictSort }) => dictSort },
      {
        id: 'isDefault',
        header: t('field.isDefault'),
        width: 84,
        value: ({ isDefault }) => (isDefault ? t('yes') : ''),
      },
      {
        id: 'status',
        header: t('field.status'),
        width: 96,
        value: (item) => item.status,
        cell: (item) => (
          <Badge plain dot tone={item.status === 'active' ? 'success' : 'neutral'}>
            {t(`status.${item.status}`)}
          </Badge>
        ),
      },
      {
        id: 'cssClass',
        header: t('field.cssClass'),
        width: 140,
        hiddenAtFirst: true,
        value: ({ cssClass }) => cssClass,
      },
      { id: 'remark', header: t('field.remark'), width: 220, value: ({ remark }) => remark },
      {
        id: 'actions',
        header: t('actions'),
        width: 104,
        align: 'end',
        pin: 'end',
        hideable: false,
        value: () => null,
        cell: (item) => (
          <div className="flex items-center justify-end gap-1">
            {mayEdit && (
              <Button
                variant="ghost"
                size="small"
                iconOnly
                aria-label={t('edit.title', { name: item.dictLabel })}
                onClick={() => records.open(item.id)}
              >
                <Icon name="pencil" />
              </Button>
            )}
            {mayRemove && (
              <Button
                variant="ghost"
                size="small"
                iconOnly
                aria-label={t('delete.of', { name: item.dictLabel })}
                onClick={() => setRemoving([item])}
              >
                <Icon name="trash" />
              </Button>
            )}
          </div>
        ),
      },
    ]
    return isPhone ? all.filter(({ hideable }) => hideable === false) : all
  }, [t, isPhone, mayEdit, mayRemove, records.open])

  return (
    <Page
      title={dictName}
      description={
        <PageLink to="/system/dict" className="inline-flex items-center gap-1 text-accent-text">
          <Icon name="arrow-left" className="rtl:-scale-x-100" />
          {t('back')}
        </PageLink>
      }
      actions={
        <>
          <Allow permission="system:dict:export">
            <Button
              iconStart={<Icon name="download" />}
              busy={sheet.isBusy}
              onClick={() => void sheet.save({ query: filters, fileName: `${dictType}.xlsx` })}
            >
              {t('export')}
            </Button>
          </Allow>
          <Allow permission="system:dict:add">
            <Button variant="primary" iconStart={<Icon name="plus" />} onClick={() => records.open('new')}>
              {t('create')}
            </Button>
          </Allow>
        </>
      }
    >
      <RecordList
        label={t('list')}
        setting="system-dict-data"
        records={records}
        list={items}
        columns={columns}
        rowKey={({ id }) => id}
        nameOf={({ dictLabel }) => dictLabel}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        filters={
          <>
            <Select
              label={t('filter.type')}
              value={typeId}
              options={
                types.data?.map(({ id, dictName: name }) => ({ id, label: name })) ?? [{ id: typeId, label: dictName }]
              }
              onChange={(id) => id !== undefined && goTo(`/dict/type/data/${id}`)}
              className="w-full sm:w-52"
            />
            <SearchInput
              value={label}
              onChange={(next) => records.narrow({ label: next }, { replace: true })}
              label={t('filter.label')}
              placeholder={t('filter.label')}
              clearLabel={t('filter.clear')}
              className="w-full sm:w-52"
            />
            <Select
              label={t('field.status')}
              value={status === '' ? undefined : status}
              placeholder={t('filter.anyStatus')}
              options={(['active', 'disabled'] as const).map((each) => ({ id: each, label: t(`status.${each}`) }))}
              onChange={(next) => records.narrow({ status: next === 'active' || next === 'disabled' ? next : '' })}
              className="w-full sm:w-44"
            />
          </>
        }
        bulk={
          mayRemove
            ? (ids) => [
                {
                  id: 'delete',
                  icon: 'trash',
                  tone: 'danger',
                  label: t('bulk.delete', { count: ids.length }),
                  onSelect: () => setRemoving(items.data?.records.filter(({ id }) => ids.includes(id)) ?? []),
                },
              ]
            : undefined
        }
      />
      {open !== '' && (
        <DictDataDrawer
          key={open}
          id={open}
          known={items.data?.records.find(({ id }) => id === open)}
          dictType={dictType}
          onClose={records.close}
        />
      )}
      <DeleteDialog
        names={removing.map(({ dictLabel }) => dictLabel)}
        loss={t('delete.loss')}
        isBusy={remove.isBusy}
        onClose={() => setRemoving([])}
        onConfirm={async () => {
          const ids = removing.map(({ id }) => id)
          if ((await remove.run({ params: { ids: ids.join(',') } })) !== undefined) records.release(ids)
          setRemoving([])
        }}
      />
    </Page>
  )
}

const optionOf = ({ dictValue, dictLabel, listClass, cssClass }: DictData) => ({
  value: dictValue,
  label: dictLabel,
  tone: dictTones.find((tone) => tone === listClass),
  className: cssClass === '' ? undefined : cssClass,
})
