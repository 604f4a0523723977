import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { toast } from '#ds/toast'
import {
  definePageRenderer,
  type MessageNotice,
  Page,
  phone,
  useAction,
  useMedia,
  useMessageNotices,
  useNewMessage,
  usePageCommands,
  useT,
} from '#sdk/page'
import {
  deleteMessages,
  kindOfMessage,
  listMessages,
  type MessageRow,
  messageKinds,
  readAllMessages,
  readMessages,
  restoreMessages,
  unreadCount,
} from '#shared/contract/message'
import { choiceFilter, daysFilter, searchFilter } from '../../_families/records/list-filters.ts'
import { RecordList } from '../../_families/records/record-list.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { idOf } from '../../_families/records/use-chosen.ts'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { usePages } from '../../_families/records/use-pages.ts'
import { useRecords } from '../../_families/records/use-records.ts'
import { AnnouncementDrawer } from './announcement-drawer.tsx'
import type page from './definition.ts'
import { MessageSubject } from './message-subject.tsx'

const filters = {
  text: searchFilter,
  unread: choiceFilter('true', 'false'),
  kind: choiceFilter(...messageKinds),
  createTime: daysFilter,
}
const changes = [listMessages, unreadCount]

/** Everything the product told the signed-in person, newest first; what comes while it is on screen is marked. */
export default definePageRenderer<typeof page>(function MyMessagesPage() {
  const t = useT()
  const isPhone = useMedia(phone)
  const records = useRecords(filters)
  const { list, chosen, everything } = usePages(listMessages, records.query, records.narrowedBy)
  const { unread, noticeOf, read, download } = useMessageNotices()
  const { open, page: at } = records.search
  useNewMessage(records.mark)
  /** An announcement opens beside the list as it stands. */
  const besideList = (notice: MessageNotice): MessageNotice =>
    notice.link?.search.open === undefined
      ? notice
      : { ...notice, link: { ...notice.link, search: { ...records.filters, page: String(at), ...notice.link.search } } }
  const nameOf = (message: MessageRow) => noticeOf(message).title

  const readAll = useAction(readAllMessages, { changes })
  const readMany = useAction(readMessages, { changes })
  const deletion = useAction(deleteMessages, { changes })
  const restore = useAction(restoreMessages, { changes })
  const markRead = async (rows: readonly MessageRow[]) => {
    const answer = await readMany.run({ body: { ids: rows.map(idOf) } })
    if (answer !== undefined) chosen.choose([])
  }
  /** Can be taken back, so nobody is asked before (ux C24, C25). */
  const remove = async (rows: readonly MessageRow[]) => {
    const ids = rows.map(idOf).slice(0, mostAtOnce)
    if ((await deletion.run({ params: { ids: ids.join(',') } })) === undefined) return
    chosen.release(ids)
    toast.undo(t('deleted', { count: ids.length }), {
      label: t('undo'),
      onUndo: () => void restore.run({ body: { ids } }),
    })
  }

  const columns = useColumns<MessageRow>((column) => [
    column.other('subject', {
      width: 460,
      hideable: false,
      value: nameOf,
      cell: (message) => (
        <MessageSubject message={message} notice={besideList(noticeOf(message))} onFollow={() => read(message)} />
      ),
    }),
    column.other('kind', {
      width: 120,
      value: ({ msgType }) => t(`kind.${kindOfMessage[msgType]}`),
      cell: ({ msgType }) => <Badge plain>{t(`kind.${kindOfMessage[msgType]}`)}</Badge>,
    }),
    column.other('unread', { width: 104, hiddenAtFirst: true, value: ({ read }) => t(`unread.${!read}`) }),
    column.time('createTime', { width: 150 }),
    column.actions(
      (message) => (
        <RowActions name={nameOf(message)} onDelete={() => void remove([message])}>
          <Download
            notice={noticeOf(message)}
            onDownload={(fileUrl) => {
              read(message)
              void download(fileUrl)
            }}
          />
          {!message.read && !isPhone && (
            <Button
              variant="ghost"
              size="small"
              iconOnly
              aria-label={t('read.of', { name: nameOf(message) })}
              onClick={() => void markRead([message])}
            >
              <Icon name="check" />
            </Button>
          )}
        </RowActions>
      ),
      { width: isPhone ? 104 : 140 },
    ),
  ])

  const readEverything = {
    id: 'read-all',
    icon: 'check' as const,
    label: t('readAll'),
    disabled: unread === 0 || readAll.isBusy,
    onSelect: () => void readAll.run({ body: {} }),
  }
  usePageCommands([readEverything])
  return (
    <Page
      title={t('title')}
      description={unread > 0 ? t('unread', { count: unread }) : t('unread.none')}
      actions={
        <Button
          iconStart={<Icon name={readEverything.icon} />}
          disabled={readEverything.disabled}
          onClick={readEverything.onSelect}
        >
          {readEverything.label}
        </Button>
      }
    >
      <RecordList
        setting="my-messages"
        records={records}
        list={list}
        columns={columns}
        rowKey={idOf}
        nameOf={nameOf}
        bulk={{
          chosen,
          everything,
          onDelete: () => void remove(chosen.rows),
          actions: [
            {
              id: 'read',
              icon: 'check',
              label: t('read.many', { count: chosen.rows.length }),
              disabled: readMany.isBusy || chosen.rows.every(({ read }) => read),
              onSelect: () => void markRead(chosen.rows),
            },
            {
              id: 'delete',
              icon: 'trash',
              tone: 'danger',
              label: t('delete.many', { count: chosen.rows.length }),
              disabled: deletion.isBusy,
              onSelect: () => void remove(chosen.rows),
            },
          ],
        }}
      />
      {open !== '' && <AnnouncementDrawer key={open} id={open} onClose={records.close} />}
    </Page>
  )
})

/** The file a message is about. */
function Download({
  notice: { title, fileUrl },
  onDownload,
}: {
  notice: MessageNotice
  onDownload: (fileUrl: string) => void
}) {
  const t = useT()
  if (fileUrl === undefined) return null
  return (
    <Button
      variant="ghost"
      size="small"
      iconOnly
      data-action="open"
      aria-label={t('download.of', { name: title })}
      onClick={() => onDownload(fileUrl)}
    >
      <Icon name="download" />
    </Button>
  )
}

/** As many as one call deletes, so that one call brings them back. */
const mostAtOnce = 100
