import { Badge } from '#ds/badge'
import { Icon } from '#ds/icon'
import { type MessageNotice, PageLink, phone, RelativeTime, useMedia, useT } from '#sdk/page'
import type { MessageRow } from '#shared/contract/message'

/** What a message says, as the way to what it is about; on a phone with its time, which has no column there. */
export function MessageSubject({
  message: { read, createTime },
  notice: { icon, title, link },
  onFollow,
}: {
  message: MessageRow
  notice: MessageNotice
  onFollow: () => void
}) {
  const t = useT()
  const isPhone = useMedia(phone)
  const weight = read ? 'truncate' : 'truncate font-semibold'
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Icon name={icon} className="text-muted" />
      <span className="flex min-w-0 flex-col">
        {link ? (
          <PageLink
            to={link.to}
            search={link.search}
            className={`${weight} text-accent-text underline-offset-4 hover:underline`}
            onFollow={onFollow}
            opensRow
          >
            {title}
          </PageLink>
        ) : (
          <span className={weight}>{title}</span>
        )}
        {isPhone && (
          <span className="truncate text-muted text-sm">
            <RelativeTime value={createTime} />
          </span>
        )}
      </span>
      {!read && !isPhone && <Badge tone="accent">{t('unread.true')}</Badge>}
    </span>
  )
}
