import { useMemo } from 'react'
import { Button } from '#ds/button'
import {
  definePageRenderer,
  Page,
  phone,
  useData,
  useFormat,
  useLanguage,
  useMedia,
  usePermission,
  useT,
} from '#sdk/page'
import { auditKinds } from '#shared/audit-kinds'
import { exportLog, type LogArea, type LogEntry, logAreas, logChecks, logPage } from '#shared/contract/operation-log'
import { ExportButton } from '../../_families/records/list-buttons.tsx'
import {
  choiceFilter,
  daysFilter,
  namedFilter,
  searchFilter,
  textFilter,
} from '../../_families/records/list-filters.ts'
import { RecordList } from '../../_families/records/record-list.tsx'
import { idOf } from '../../_families/records/use-chosen.ts'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useRecords } from '../../_families/records/use-records.ts'
import { deviceOf } from '../../_families/sessions/device-of.ts'
import { Action, EntryOnPhone, Subject, useActorName, useSubjectName } from './cells.tsx'
import { ChainState } from './chain-state.tsx'
import { CheckButton } from './check-button.tsx'
import type page from './definition.ts'
import { EntryDrawer } from './entry-drawer.tsx'

const filtersWith = (areas: readonly LogArea[]) => ({
  text: searchFilter,
  person: textFilter,
  area: namedFilter(areas),
  kind: choiceFilter(...auditKinds),
  time: daysFilter,
  ip: textFilter,
})
const noAreas: readonly LogArea[] = []

/** Who did what, when, to what and from where; and whether the log is still what was written. */
export default definePageRenderer<typeof page>(function OperationLogPage() {
  const t = useT()
  const { dateTime, number } = useFormat()
  const isPhone = useMedia(phone)
  const language = useLanguage()
  const areas = useData(logAreas, { query: { language } }).data ?? noAreas
  const records = useRecords(useMemo(() => filtersWith(areas), [areas]))
  const list = useData(logPage, { query: { ...records.query, language } })
  const mayCheck = usePermission('monitor:operlog:check')
  const checks = useData(logChecks, {}, { enabled: mayCheck })
  const actorName = useActorName()
  const subjectName = useSubjectName()
  const { open } = records.search
  const nameOf = (entry: LogEntry) => `${entry.actionName} ${subjectName(entry)}`.trim()

  const columns = useColumns<LogEntry>((column) => [
    column.other('time', {
      width: isPhone ? 230 : 168,
      hideable: false,
      value: ({ time }) => time,
      text: ({ time }) => dateTime(time),
      ...(isPhone && { header: t('list'), cell: (entry: LogEntry) => <EntryOnPhone entry={entry} /> }),
    }),
    column.other('person', { width: 120, value: actorName }),
    column.text('userName', { width: 120 }),
    column.other('actionName', {
      width: 182,
      value: ({ actionName }) => actionName,
      cell: (entry) => <Action entry={entry} />,
    }),
    column.other('subject', { width: 176, value: subjectName, cell: (entry) => <Subject entry={entry} /> }),
    column.text('ip', { width: 120, cell: ({ ip }) => <bdi>{ip}</bdi> }),
    column.other('device', { width: 140, value: ({ userAgent }) => deviceOf(userAgent) }),
    column.actions(
      (entry) => (
        <Button
          variant="ghost"
          size="small"
          // What Enter does in the row.
          data-action="open"
          aria-label={t('detail.of', { name: nameOf(entry) })}
          onClick={() => records.open(entry.id)}
        >
          {t('detail')}
        </Button>
      ),
      { header: t('detail'), width: 90 },
    ),
  ])

  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <CheckButton />
          <ExportButton
            permission="monitor:operlog:export"
            endpoint={exportLog}
            query={records.filters}
            isNarrowed={records.narrowedBy !== ''}
            fileName={t('title')}
          />
        </>
      }
    >
      {mayCheck && checks.data && (
        <ChainState last={checks.data.last} daily={checks.data.daily} onEntry={(id) => records.open(id)} />
      )}
      <RecordList setting="system-log" records={records} list={list} columns={columns} rowKey={idOf} nameOf={nameOf} />
      {list.data?.hasMore && <p className="text-muted text-sm">{t('more', { number: number(list.data.total) })}</p>}
      {open !== '' && open !== 'new' && (
        <EntryDrawer
          key={open}
          id={open}
          title={list.data?.records.find(({ id }) => id === open)?.actionName}
          records={records}
        />
      )}
    </Page>
  )
})
