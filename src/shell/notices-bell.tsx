import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { type Notice, NotificationCenter } from '#ds/notification-center'
import { type MessageRow, readAllMessages } from '#shared/contract/message'
import { call } from '#src/api/call.ts'
import { messagesPath } from '#src/console-kit/page/paths.ts'
import { RelativeTime } from '#src/console-kit/time.tsx'
import { type MessageNotice, useMessageNotices } from '#src/console-kit/use-message-notices.ts'
import { useT } from '#src/i18n/use-t.ts'
import { messagesQueryOptions, refreshMessageLists, unreadQueryOptions } from '#src/realtime/message-queries.ts'

/** The bell of the top bar: what happened while one looked elsewhere, how much of it is unread, and the way to all of it. */
export function NoticesBell() {
  const t = useT('notices')
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data: messages, isPending } = useQuery(messagesQueryOptions)
  const { unread, noticeOf, read, download } = useMessageNotices()

  const open = ({ id, href = '' }: Notice) => {
    const message = messages?.find((one) => one.id === id)
    if (!message) return
    read(message)
    const { fileUrl } = noticeOf(message)
    if (fileUrl === undefined) router.history.push(href)
    else void download(fileUrl)
  }
  const readAll = async () => {
    await call(readAllMessages, { body: {} })
    void queryClient.invalidateQueries({ queryKey: unreadQueryOptions.queryKey })
    refreshMessageLists(queryClient)
  }

  return (
    <NotificationCenter
      notices={(messages ?? []).map((message) => shown(message, noticeOf(message)))}
      unread={unread}
      busy={isPending}
      onOpen={open}
      // A failure has been told.
      onReadAll={() => void readAll().catch(() => undefined)}
      footer={(close) => (
        <Link to={messagesPath} onClick={close} className="font-medium text-accent-text hover:underline">
          {t('all')}
        </Link>
      )}
    />
  )
}

const shown = ({ id, read, createTime }: MessageRow, { icon, title, link, fileUrl }: MessageNotice): Notice => ({
  id,
  icon,
  title,
  unread: !read,
  time: <RelativeTime value={createTime} />,
  href: link ? `${link.to}?${new URLSearchParams(link.search)}` : fileUrl,
})
