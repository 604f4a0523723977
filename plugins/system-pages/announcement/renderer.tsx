import { Badge, type BadgeTone } from '#ds/badge'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { definePageRenderer, Page, phone, RelativeTime, useFormat, useMedia, usePermission, useT } from '#sdk/page'
import { announcementKinds } from '#shared/contract/realtime'
import { CreateButton } from '../../_families/records/list-buttons.tsx'
import { choiceFilter, daysFilter, searchFilter } from '../../_families/records/list-filters.ts'
import { RecordList } from '../../_families/records/record-list.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useRecordPage } from '../../_families/records/use-record-page.tsx'
import { useRecords } from '../../_families/records/use-records.ts'
import { AnnouncementDrawer, isOut } from './announcement-drawer.tsx'
import { changedByAnnouncements } from './announcement-values.ts'
import {
  type AnnouncementRow,
  type AnnouncementState,
  announcementPage,
  announcementStates,
  deleteAnnouncements,
} from './contract.ts'
import type page from './definition.ts'
import { ReadersDrawer } from './readers-drawer.tsx'
import { usePublishing } from './use-publishing.tsx'

const filters = {
  title: searchFilter,
  kind: choiceFilter(...announcementKinds),
  state: choiceFilter(...announcementStates),
  createTime: daysFilter,
}
const nameOf = ({ title }: AnnouncementRow) => title

/** What is told to many people at once: written, published, read, withdrawn. */
export default definePageRenderer<typeof page>(function AnnouncementPage() {
  const t = useT()
  const isPhone = useMedia(phone)
  const { number, dateTime } = useFormat()
  const records = useRecords(filters)
  const mayPublish = usePermission('system:announcement:publish')
  const maySeeReaders = usePermission('system:announcement:query')
  const { table, rows, create, edit, remove, dialog } = useRecordPage({
    records,
    pages: announcementPage,
    query: records.query,
    deletion: deleteAnnouncements,
    changes: changedByAnnouncements,
    may: { add: 'system:announcement:add', edit: 'system:announcement:edit', remove: 'system:announcement:remove' },
    nameOf,
  })
  const publishing = usePublishing()
  const audienceOf = ({ audience, audienceNames }: AnnouncementRow) =>
    audience === 'all' ? t('audience.all') : audienceNames.join(t('separator'))
  /** Whom nobody has told yet nobody can have read. */
  const isTold = ({ state, toldCount }: AnnouncementRow) => isOut({ state }) && toldCount > 0
  const readOf = ({ readCount, toldCount }: AnnouncementRow) =>
    t('read.of', { read: number(readCount), number: number(toldCount) })

  const columns = useColumns<AnnouncementRow>((column) => [
    column.name('title', {
      width: isPhone ? 190 : 260,
      cell: (row) => (
        <span className="flex min-w-0 flex-col items-start">
          <span className="flex max-w-full items-center gap-2">
            {row.isPinned && <Icon name="pin" label={t('field.isPinned')} className="text-muted" />}
            <span className="truncate">{row.title}</span>
          </span>
          {isPhone && (
            <span className="flex items-center gap-2 text-muted text-sm">
              <State state={row.state} />
              {isTold(row) && readOf(row)}
            </span>
          )}
        </span>
      ),
    }),
    column.other('kind', { width: 110, value: ({ kind }) => t(`kind.${kind}`) }),
    column.other('state', {
      width: 120,
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <State state={state} />,
    }),
    column.other('audience', { width: 180, value: audienceOf }),
    column.other('read', {
      width: 130,
      value: (row) => (isTold(row) ? readOf(row) : ''),
      cell: (row) =>
        isTold(row) &&
        (maySeeReaders ? (
          <Button
            variant="ghost"
            size="small"
            aria-label={t('readers.open', { title: row.title, figures: readOf(row) })}
            onClick={() => records.open(row.id, 'readers')}
          >
            {readOf(row)}
          </Button>
        ) : (
          readOf(row)
        )),
    }),
    column.other('publishTime', {
      width: 150,
      value: ({ publishTime }) => publishTime ?? '',
      text: ({ publishTime }) => (publishTime === null ? '' : dateTime(publishTime)),
      cell: ({ publishTime }) => publishTime !== null && <RelativeTime value={publishTime} />,
    }),
    column.time('updateTime', { hiddenAtFirst: true }),
    column.actions(
      (row) => (
        <RowActions
          name={row.title}
          onEdit={isOut(row) && !mayPublish ? undefined : maySeeReaders ? edit(row) : undefined}
          onDelete={isOut(row) ? undefined : remove(row)}
        >
          {publishing.of(row) && (
            <Button
              variant="ghost"
              size="small"
              iconOnly={isPhone}
              aria-label={t(isOut(row) ? 'withdraw.of' : 'publish.of', { title: row.title })}
              onClick={publishing.of(row)}
            >
              {isPhone ? <Icon name={isOut(row) ? 'undo' : 'send'} /> : t(isOut(row) ? 'withdraw' : 'publish')}
            </Button>
          )}
        </RowActions>
      ),
      { width: isPhone ? 130 : 190 },
    ),
  ])
  const { open, panel } = records.search
  const read = panel === 'readers' ? rows?.find(({ id }) => id === open) : undefined
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={<CreateButton label={t('create')} onCreate={create} />}
    >
      <RecordList {...table} setting="system-announcements" columns={columns} />
      <AnnouncementDrawer records={records} />
      {read && <ReadersDrawer row={read} onClose={records.close} />}
      {dialog}
      {publishing.dialog}
    </Page>
  )
})

const tones: Record<AnnouncementState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'warning',
  current: 'success',
  ended: 'neutral',
  withdrawn: 'neutral',
}

function State({ state }: { state: AnnouncementState }) {
  const t = useT()
  return (
    <Badge plain dot tone={tones[state]}>
      {t(`state.${state}`)}
    </Badge>
  )
}
