import { Badge } from '#ds/badge'
import { definePageRenderer, Page, usePermission, useT } from '#sdk/page'
import { type Config, configPage, deleteConfigs, exportConfigs } from '#shared/contract/config'
import { CreateButton, ExportButton } from '../../_families/records/list-buttons.tsx'
import { daysFilter, searchFilter, textFilter } from '../../_families/records/list-filters.ts'
import { RecordList } from '../../_families/records/record-list.tsx'
import { RefreshCacheButton } from '../../_families/records/refresh-cache-button.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { idOf } from '../../_families/records/use-chosen.ts'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useCreate } from '../../_families/records/use-create.ts'
import { usePages } from '../../_families/records/use-pages.ts'
import { useRecords } from '../../_families/records/use-records.ts'
import { useRemoval } from '../../_families/records/use-removal.tsx'
import { ConfigDrawer, changedByConfigs } from './config-drawer.tsx'
import type page from './definition.ts'

const filters = { configName: searchFilter, configKey: textFilter, createTime: daysFilter }
const nameOf = ({ configName }: Config) => configName

/** Settings by key, read by programs; secret values are never shown again (T13). */
export default definePageRenderer<typeof page>(function ConfigPage() {
  const t = useT()
  const records = useRecords(filters)
  const { list, chosen, everything } = usePages(configPage, records.query, records.narrowedBy)
  const mayEdit = usePermission('system:config:edit')
  const removal = useRemoval({
    endpoint: deleteConfigs,
    changes: changedByConfigs,
    permission: 'system:config:remove',
    chosen,
    everything,
    nameOf,
    loss: t('delete.loss'),
  })
  const create = useCreate('system:config:add', records)
  const columns = useColumns<Config>((column) => [
    column.name('configName', { width: 220 }),
    column.text('configKey', { width: 220 }),
    column.text('configValue', { width: 200 }),
    column.other('reach', {
      width: 150,
      value: (config) => t(`reach.${reachOf(config)}`),
      cell: (config) => (
        <Badge plain tone={config.isSecret ? 'warning' : 'neutral'}>
          {t(`reach.${reachOf(config)}`)}
        </Badge>
      ),
    }),
    column.flag('isBuiltin'),
    column.text('remark', { width: 200, hiddenAtFirst: true }),
    column.time('updateTime'),
    column.actions((config) => (
      <RowActions
        name={nameOf(config)}
        onEdit={mayEdit ? () => records.open(config.id) : undefined}
        onDelete={config.isBuiltin ? undefined : removal.of(config)}
      />
    )),
  ])
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <RefreshCacheButton changes={changedByConfigs} />
          <ExportButton
            permission="system:config:export"
            endpoint={exportConfigs}
            query={records.filters}
            fileName={t('title')}
          />
          <CreateButton label={t('create')} onCreate={create} />
        </>
      }
    >
      <RecordList
        label={t('list')}
        setting="system-configs"
        records={records}
        list={list}
        columns={columns}
        rowKey={idOf}
        nameOf={nameOf}
        bulk={removal.bulk}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        onCreate={create}
      />
      <ConfigDrawer records={records} rows={list.data?.records} />
      {removal.dialog}
    </Page>
  )
})

/** Who may read the value. */
const reachOf = ({ isSecret, isPublic }: Config): 'secret' | 'public' | 'internal' =>
  isSecret ? 'secret' : isPublic ? 'public' : 'internal'
