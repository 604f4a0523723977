import { Badge } from '#ds/badge'
import { definePageRenderer, Page, useT } from '#sdk/page'
import { type Config, configPage, deleteConfigs, exportConfigs } from '#shared/contract/config'
import { CreateButton, ExportButton } from '../../_families/records/list-buttons.tsx'
import { daysFilter, searchFilter, textFilter } from '../../_families/records/list-filters.ts'
import { RecordList } from '../../_families/records/record-list.tsx'
import { RefreshCacheButton } from '../../_families/records/refresh-cache-button.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useRecordPage } from '../../_families/records/use-record-page.tsx'
import { useRecords } from '../../_families/records/use-records.ts'
import { ConfigDrawer, changedByConfigs } from './config-drawer.tsx'
import type page from './definition.ts'

const filters = { configName: searchFilter, configKey: textFilter, createTime: daysFilter }
const nameOf = ({ configName }: Config) => configName

/** Settings by key, read by programs; secret values are never shown again (T13). */
export default definePageRenderer<typeof page>(function ConfigPage() {
  const t = useT()
  const records = useRecords(filters)
  const { table, rows, create, edit, remove, dialog } = useRecordPage({
    records,
    pages: configPage,
    query: records.query,
    deletion: deleteConfigs,
    changes: changedByConfigs,
    may: { add: 'system:config:add', edit: 'system:config:edit', remove: 'system:config:remove' },
    nameOf,
  })
  const columns = useColumns<Config>((column) => [
    column.name('configName', { width: 220 }),
    column.text('configKey', { width: 220 }),
    column.text('configValue', { width: 200, keeps: 6 }),
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
        onEdit={edit(config)}
        onDelete={config.isBuiltin ? undefined : remove(config)}
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
            isNarrowed={records.narrowedBy !== ''}
            fileName={t('title')}
          />
          <CreateButton label={t('create')} onCreate={create} />
        </>
      }
    >
      <RecordList {...table} setting="system-configs" columns={columns} />
      <ConfigDrawer records={records} rows={rows} />
      {dialog}
    </Page>
  )
})

/** Who may read the value. */
const reachOf = ({ isSecret, isPublic }: Config): 'secret' | 'public' | 'internal' =>
  isSecret ? 'secret' : isPublic ? 'public' : 'internal'
