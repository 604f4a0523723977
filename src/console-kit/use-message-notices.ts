import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { IconName } from '#ds/icon'
import { toast } from '#ds/toast'
import { type MessageRow, readMessage } from '#shared/contract/message'
import type { AnnouncementKind } from '#shared/contract/realtime'
import { downloadTicket } from '#shared/contract/submission'
import { call } from '#src/api/call.ts'
import { type Translate, useT } from '#src/i18n/use-t.ts'
import { refreshMessageLists, unreadQueryOptions } from '#src/realtime/message-queries.ts'
import { messagesPath, registrationsPath } from './page/paths.ts'

/** A message as people read it, and where it leads. */
export interface MessageNotice {
  readonly icon: IconName
  readonly title: string
  /** The page it is about. */
  readonly link?: { readonly to: string; readonly search: Readonly<Record<string, string>> }
  /** The file it is about, for `download`. */
  readonly fileUrl?: string
}

/** What messages say, how many are unread, and what can be done with one: the same in the bell and on its page. */
export const useMessageNotices = () => {
  const t = useT('notices')
  const errors = useT('errors')
  const queryClient = useQueryClient()
  const { data: unread } = useQuery(unreadQueryOptions)
  return {
    unread: unread?.count ?? 0,
    noticeOf: (message: MessageRow): MessageNotice => noticeOf(message, t),
    /** Marks it as read; the server tells every tab how many are unread then. */
    read: ({ id, read }: Pick<MessageRow, 'id' | 'read'>): void => {
      if (read) return
      const refresh = () => {
        void queryClient.invalidateQueries({ queryKey: unreadQueryOptions.queryKey })
        refreshMessageLists(queryClient)
      }
      void call(readMessage, { body: { id }, quiet: true }).then(refresh, () => undefined)
    },
    download: async (fileUrl: string): Promise<void> => {
      try {
        follow((await call(downloadTicket, { body: { fileId: fileIdOf(fileUrl) }, quiet: true })).url)
      } catch {
        // The spec's words (section 8); files of exports are swept after a while.
        toast.warning(errors('download'))
      }
    },
  }
}

const noticeOf = (message: MessageRow, t: Translate): MessageNotice => {
  switch (message.msgType) {
    case 'FORM_DATA_ADD': {
      const { formKey, name, count } = message.body
      return {
        icon: 'table',
        title: t('formData', { name: name || t('untitled'), count }),
        link: { to: '/project/form/data', search: { key: formKey } },
      }
    }
    case 'REGISTRATION':
      return {
        icon: 'user',
        title: t('registration', { count: message.body.count }),
        link: { to: registrationsPath, search: {} },
      }
    case 'EXPORT_DONE':
      return { icon: 'download', title: t('exportDone'), fileUrl: message.body.url }
    case 'EXPORT_FAILED':
      return { icon: 'alert', title: t('exportFailed') }
    case 'NOTICE': {
      const { kind, title } = message.body
      // Its text stands beside the message.
      return {
        icon: announcementIcons[kind],
        title: t(kind, { title }),
        link: { to: messagesPath, search: { open: message.id } },
      }
    }
  }
}

const announcementIcons: Record<AnnouncementKind, IconName> = { notice: 'info', announcement: 'pin' }

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
