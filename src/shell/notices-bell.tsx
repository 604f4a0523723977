import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type Notice, NotificationCenter } from '#ds/notification-center'
import { toast } from '#ds/toast'
import { type MessageRow, readAllMessages, readMessage } from '#shared/contract/message'
import { downloadTicket } from '#shared/contract/submission'
import { call } from '#src/api/call.ts'
import { type Translate, useT } from '#src/i18n/use-t.ts'
import { messagesQueryOptions, unreadQueryOptions } from '#src/realtime/message-queries.ts'
import { RelativeTime } from './time.tsx'

/** The bell of the top bar: what happened while one looked elsewhere, how much of it is unread, and read all. */
export function NoticesBell() {
  const t = useT('notices')
  const errors = useT('errors')
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data: messages, isPending } = useQuery(messagesQueryOptions)
  const { data: unread } = useQuery(unreadQueryOptions)

  const refresh = () => queryClient.invalidateQueries({ queryKey: ['messages'] })
  const open = async ({ id, href = '' }: Notice) => {
    const message = messages?.find((one) => one.id === id)
    if (message && !message.read) void call(readMessage, { body: { id }, quiet: true }).then(refresh, () => undefined)
    if (message?.msgType !== 'EXPORT_DONE') return router.history.push(href)
    try {
      follow((await call(downloadTicket, { body: { fileId: fileIdOf(message.body.url) }, quiet: true })).url)
    } catch {
      // The spec's words (section 8); files of exports are swept after a while.
      toast.warning(errors('download'))
    }
  }

  return (
    <NotificationCenter
      notices={(messages ?? []).map((message) => noticeOf(message, t))}
      unread={unread?.count ?? 0}
      busy={isPending}
      onOpen={(notice) => void open(notice)}
      onReadAll={() => void call(readAllMessages, { body: {} }).then(refresh, () => undefined)}
    />
  )
}

const noticeOf = (message: MessageRow, t: Translate): Notice => {
  const common = { id: message.id, unread: !message.read, time: <RelativeTime value={message.createTime} /> }
  switch (message.msgType) {
    case 'FORM_DATA_ADD': {
      const { formKey, name, count } = message.body
      return {
        ...common,
        icon: 'table',
        title: t('formData', { name: name || t('untitled'), count }),
        href: `/project/form/data?key=${encodeURIComponent(formKey)}`,
      }
    }
    case 'EXPORT_DONE':
      return { ...common, icon: 'download', title: t('exportDone'), href: message.body.url }
    case 'EXPORT_FAILED':
      return { ...common, icon: 'alert', title: t('exportFailed') }
  }
}

const fileIdOf = (url: string): string => decodeURIComponent(url.split('/').at(-1)?.split('?')[0] ?? '')

/** The server answers with an attachment: the page stays. Another origin than ours is not followed (T28). */
const follow = (url: string): void => {
  const address = new URL(url, location.href)
  if (address.origin !== location.origin) return
  const link = document.createElement('a')
  link.href = address.href
  link.download = ''
  link.click()
}
