import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { Icon } from '#ds/icon'
import { closeAnnouncement } from '#shared/contract/message'
import { call } from '#src/api/call.ts'
import { messagesPath } from '#src/console-kit/page/paths.ts'
import { RelativeTime } from '#src/console-kit/time.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { pinnedQueryOptions } from '#src/realtime/message-queries.ts'

/** What everybody should know: pinned announcements in force, each until one closes it for oneself. */
export function PinnedAnnouncements() {
  const t = useT('dashboard')
  const queryClient = useQueryClient()
  // Without an answer there is nothing to show: home is there for the forms.
  const { data: pinned = [] } = useQuery(pinnedQueryOptions)
  const close = useMutation({
    mutationFn: (id: string) => call(closeAnnouncement, { body: { id } }),
    onSuccess: (_, id) => {
      queryClient.setQueryData(pinnedQueryOptions.queryKey, (before) => before?.filter((each) => each.id !== id))
      void queryClient.invalidateQueries({ queryKey: pinnedQueryOptions.queryKey })
    },
  })
  if (pinned.length === 0) return null
  return (
    <Card title={t('pinned.title')}>
      <ul>
        {pinned.map(({ id, title, text, publishTime }) => (
          <li
            key={id}
            className="flex items-start gap-3 border-hairline border-b py-3 first:pt-0 last:border-b-0 last:pb-0"
          >
            <Icon name="pin" className="mt-1 text-muted" />
            <div className="min-w-0 flex-1">
              <Link
                to={messagesPath}
                search={openedBy(id)}
                className="break-words font-medium text-ink no-underline hover:text-accent-text hover:underline"
              >
                {title}
              </Link>
              <p className="line-clamp-2 break-words text-muted">{text}</p>
              <p className="text-muted text-sm">
                <RelativeTime value={publishTime} />
              </p>
            </div>
            <Button
              variant="ghost"
              size="small"
              iconOnly
              aria-label={t('pinned.close', { title })}
              busy={close.isPending && close.variables === id}
              onClick={() => close.mutate(id)}
            >
              <Icon name="x" />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The page of messages reads it from its address; the typed routes do not know the pages of the menu. */
const openedBy = (id: string): Readonly<Record<string, string>> => ({ open: id })
