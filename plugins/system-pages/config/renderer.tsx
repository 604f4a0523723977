import { useMemo, useState } from 'react'
import { z } from 'zod'
import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import type { DataColumn } from '#ds/data-table'
import { DateRangePicker } from '#ds/date-range-picker'
import { Icon } from '#ds/icon'
import { SearchInput } from '#ds/search-input'
import {
  Allow,
  definePageRenderer,
  Page,
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
import { type Config, configPage, deleteConfigs, exportConfigs, refreshConfigCache } from '#shared/contract/config'
import { DeleteDialog } from '../../_families/records/delete-dialog.tsx'
import { RecordList } from '../../_families/records/record-list.tsx'
import { recordSearch, useRecords } from '../../_families/records/use-records.ts'
import { ConfigDrawer, changedByConfigs } from './config-drawer.tsx'
import type page from './definition.ts'

const day = z.union([z.literal(''), z.iso.date()]).catch('')
const search = recordSearch({
  name: z.string().max(100).catch(''),
  key: z.string().max(100).catch(''),
  begin: day,
  end: day,
})

/** Settings by key, read by programs; secret values are never shown again (T13). */
export default definePageRenderer<typeof page>(function ConfigPage() {
  const t = useT()
  const language = useLanguage()
  const isPhone = useMedia(phone)
  const records = useRecords(search)
  const { open, page: current, size, name, key, begin, end } = records.search
  const filters = {
    ...(name.trim() !== '' && { configName: name.trim() }),
    ...(key.trim() !== '' && { configKey: key.trim() }),
    ...(begin !== '' && { beginTime: begin }),
    ...(end !== '' && { endTime: end }),
  }
  const configs = useData(configPage, { query: { current, size, ...filters } })
  const mayEdit = usePermission('system:config:edit')
  const mayRemove = usePermission('system:config:remove')
  const [removing, setRemoving] = useState<readonly Config[]>([])
  const remove = useAction(deleteConfigs, {
    changes: changedByConfigs,
    done: t('done.deleted', { count: removing.length }),
  })
  const refresh = useAction(refreshConfigCache, { changes: changedByConfigs, done: t('done.refreshed') })
  const sheet = useDownload(exportConfigs)

  const columns = useMemo(() => {
    const all: DataColumn<Config>[] = [
      {
        id: 'configName',
        header: t('field.configName'),
        width: 220,
        minWidth: 140,
        hideable: false,
        value: ({ configName }) => configName,
      },
      { id: 'configKey', header: t('field.configKey'), width: 220, value: ({ configKey }) => configKey },
      { id: 'configValue', header: t('field.configValue'), width: 200, value: ({ configValue }) => configValue },
      {
        id: 'reach',
        header: t('field.reach'),
        width: 150,
        value: reachOf,
        cell: (config) => {
          const reach = reachOf(config)
          return (
            <Badge plain tone={reach === 'secret' ? 'warning' : 'neutral'}>
              {t(`reach.${reach}`)}
            </Badge>
          )
        },
      },
      {
        id: 'isBuiltin',
        header: t('field.isBuiltin'),
        width: 112,
        value: ({ isBuiltin }) => (isBuiltin ? t('yes') : ''),
      },
      { id: 'remark', header: t('field.remark'), width: 200, hiddenAtFirst: true, value: ({ remark }) => remark },
      {
        id: 'updateTime',
        header: t('field.updateTime'),
        width: 130,
        value: ({ updateTime }) => updateTime,
        cell: ({ updateTime }) => <RelativeTime value={updateTime} />,
      },
      {
        id: 'actions',
        header: t('actions'),
        width: 104,
        align: 'end',
        pin: 'end',
        hideable: false,
        value: () => null,
        cell: (config) => (
          <div className="flex items-center justify-end gap-1">
            {mayEdit && (
              <Button
                variant="ghost"
                size="small"
                iconOnly
                aria-label={t('edit.title', { name: config.configName })}
                onClick={() => records.open(config.id)}
              >
                <Icon name="pencil" />
              </Button>
            )}
            {mayRemove && !config.isBuiltin && (
              <Button
                variant="ghost"
                size="small"
                iconOnly
                aria-label={t('delete.of', { name: config.configName })}
                onClick={() => setRemoving([config])}
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
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <Allow permission="system:config:remove">
            <Button iconStart={<Icon name="refresh" />} busy={refresh.isBusy} onClick={() => void refresh.run({})}>
              {t('refresh')}
            </Button>
          </Allow>
          <Allow permission="system:config:export">
            <Button
              iconStart={<Icon name="download" />}
              busy={sheet.isBusy}
              onClick={() => void sheet.save({ query: filters, fileName: `${t('title')}.xlsx` })}
            >
              {t('export')}
            </Button>
          </Allow>
          <Allow permission="system:config:add">
            <Button variant="primary" iconStart={<Icon name="plus" />} onClick={() => records.open('new')}>
              {t('create')}
            </Button>
          </Allow>
        </>
      }
    >
      <RecordList
        label={t('list')}
        setting="system-configs"
        records={records}
        list={configs}
        columns={columns}
        rowKey={({ id }) => id}
        nameOf={({ configName }) => configName}
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
              value={key}
              onChange={(next) => records.narrow({ key: next }, { replace: true })}
              label={t('filter.key')}
              placeholder={t('filter.key')}
              clearLabel={t('filter.clear')}
              className="w-full sm:w-52"
            />
            <DateRangePicker
              label={t('filter.created')}
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
                  onSelect: () => setRemoving(configs.data?.records.filter(({ id }) => ids.includes(id)) ?? []),
                },
              ]
            : undefined
        }
      />
      {open !== '' && (
        <ConfigDrawer
          key={open}
          id={open}
          known={configs.data?.records.find(({ id }) => id === open)}
          onClose={records.close}
        />
      )}
      <DeleteDialog
        names={removing.map(({ configName }) => configName)}
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

/** Who may read the value. */
const reachOf = ({ isSecret, isPublic }: Config): 'secret' | 'public' | 'internal' =>
  isSecret ? 'secret' : isPublic ? 'public' : 'internal'
