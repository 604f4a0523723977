import { useMemo, useState } from 'react'
import { z } from 'zod'
import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import type { DataColumn } from '#ds/data-table'
import { DateRangePicker } from '#ds/date-range-picker'
import { Icon } from '#ds/icon'
import { SearchInput } from '#ds/search-input'
import { Select } from '#ds/select'
import {
  Allow,
  definePageRenderer,
  Page,
  PageLink,
  phone,
  RelativeTime,
  useAction,
  useData,
  useDownload,
  useLanguage,
  useMedia,
  usePermission,
  useT,
} from '#sdk/page'
import { refreshConfigCache } from '#shared/contract/config'
import { type DictType, deleteDictTypes, dictItems, dictTypePage, exportDictTypes } from '#shared/contract/dict'
import { DeleteDialog } from '../../_families/records/delete-dialog.tsx'
import { RecordList } from '../../_families/records/record-list.tsx'
import { recordSearch, useRecords } from '../../_families/records/use-records.ts'
import type page from './definition.ts'
import { changedByTypes, DictTypeDrawer } from './dict-type-drawer.tsx'

const day = z.union([z.literal(''), z.iso.date()]).catch('')
const search = recordSearch({
  name: z.string().max(100).catch(''),
  type: z.string().max(100).catch(''),
  status: z.enum(['', 'active', 'disabled']).catch(''),
  begin: day,
  end: day,
})

/** Dictionaries: the values that selects offer and tags show. */
export default definePageRenderer<typeof page>(function DictPage() {
  const t = useT()
  const language = useLanguage()
  const isPhone = useMedia(phone)
  const records = useRecords(search)
  const { open, page: current, size, name, type, status, begin, end } = records.search
  const filters = {
    ...(name.trim() !== '' && { dictName: name.trim() }),
    ...(type.trim() !== '' && { dictType: type.trim() }),
    ...(status !== '' && { status }),
    ...(begin !== '' && { beginTime: begin }),
    ...(end !== '' && { endTime: end }),
  }
  const types = useData(dictTypePage, { query: { current, size, ...filters } })
  const mayEdit = usePermission('system:dict:edit')
  const mayRemove = usePermission('system:dict:remove')
  const mayQuery = usePermission('system:dict:query')
  const [removing, setRemoving] = useState<readonly DictType[]>([])
  const remove = useAction(deleteDictTypes, {
    changes: changedByTypes,
    done: t('done.deleted', { count: removing.length }),
  })
  const refresh = useAction(refreshConfigCache, { changes: [...changedByTypes, dictItems], done: t('done.refreshed') })
  const sheet = useDownload(exportDictTypes)

  const columns = useMemo(() => {
    // Without this permission the page of its items would only say so.
    const linkTo = ({ id, dictName }: DictType, text: string) =>
      mayQuery ? (
        <PageLink
          to={`/dict/type/data/${id}`}
          label={t('items.of', { name: dictName })}
          className="truncate text-accent-text underline-offset-4 hover:underline"
        >
          {text}
        </PageLink>
      ) : (
        text
      )
    const all: DataColumn<DictType>[] = [
      {
        id: 'dictName',
        header: t('field.dictName'),
        width: 200,
        minWidth: 130,
        hideable: false,
        value: ({ dictName }) => dictName,
        // On a phone the type is out of sight.
        cell: (row) => (isPhone ? linkTo(row, row.dictName) : row.dictName),
      },
      {
        id: 'dictType',
        header: t('field.dictType'),
        width: 220,
        minWidth: 130,
        value: ({ dictType }) => dictType,
        cell: (row) => linkTo(row, row.dictType),
      },
      { id: 'itemCount', header: t('field.itemCount'), width: 96, align: 'end', value: ({ itemCount }) => itemCount },
      {
        id: 'status',
        header: t('field.status'),
        width: 96,
        value: (row) => row.status,
        cell: (row) => (
          <Badge plain dot tone={row.status === 'active' ? 'success' : 'neutral'}>
            {t(`status.${row.status}`)}
          </Badge>
        ),
      },
      { id: 'remark', header: t('field.remark'), width: 200, value: ({ remark }) => remark },
      {
        id: 'createTime',
        header: t('field.createTime'),
        width: 130,
        value: ({ createTime }) => createTime,
        cell: ({ createTime }) => <RelativeTime value={createTime} />,
      },
      {
        id: 'actions',
        header: t('actions'),
        width: 104,
        align: 'end',
        pin: 'end',
        hideable: false,
        value: () => null,
        cell: (row) => (
          <div className="flex items-center justify-end gap-1">
            {mayEdit && (
              <Button
                variant="ghost"
                size="small"
                iconOnly
                aria-label={t('edit.title', { name: row.dictName })}
                onClick={() => records.open(row.id)}
              >
                <Icon name="pencil" />
              </Button>
            )}
            {mayRemove && !row.isBuiltin && (
              <Button
                variant="ghost"
                size="small"
                iconOnly
                aria-label={t('delete.of', { name: row.dictName })}
                onClick={() => setRemoving([row])}
              >
                <Icon name="trash" />
              </Button>
            )}
          </div>
        ),
      },
    ]
    return isPhone ? all.filter(({ hideable }) => hideable === false) : all
  }, [t, isPhone, mayEdit, mayRemove, mayQuery, records.open])

  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <Allow permission="system:config:remove">
            <Button iconStart={<Icon name="refresh" />} busy={refresh.isBusy} onClick={() => void refresh.run({})}>
              {t('refresh')}
            </Button>
          </Allow>
          <Allow permission="system:dict:export">
            <Button
              iconStart={<Icon name="download" />}
              busy={sheet.isBusy}
              onClick={() => void sheet.save({ query: filters, fileName: `${t('title')}.xlsx` })}
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
        setting="system-dicts"
        records={records}
        list={types}
        columns={columns}
        rowKey={({ id }) => id}
        nameOf={({ dictName }) => dictName}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        filters={
          <>
            <SearchInput
              value={name}
              onChange={(next) => records.narrow({ name: next }, { replace: true })}
              label={t('filter.name')}
              placeholder={t('filter.name')}
              clearLabel={t('filter.clear')}
              className="w-full sm:w-52"
            />
            <SearchInput
              value={type}
              onChange={(next) => records.narrow({ type: next }, { replace: true })}
              label={t('filter.type')}
              placeholder={t('filter.type')}
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
            <DateRangePicker
              label={t('field.createTime')}
              locale={language}
              value={{ start: begin || undefined, end: end || undefined }}
              onChange={(range) => records.narrow({ begin: range.start ?? '', end: range.end ?? '' })}
              className="w-full sm:w-68"
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
                  onSelect: () => setRemoving(types.data?.records.filter(({ id }) => ids.includes(id)) ?? []),
                },
              ]
            : undefined
        }
      />
      {open !== '' && (
        <DictTypeDrawer
          key={open}
          id={open}
          known={types.data?.records.find(({ id }) => id === open)}
          onClose={records.close}
        />
      )}
      <DeleteDialog
        names={removing.map(({ dictName }) => dictName)}
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
})
