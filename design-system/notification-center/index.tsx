import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { isPlainClick } from '../_internal/plain-click.ts'
import { Badge } from '../badge/index.tsx'
import { Button } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { Popover } from '../popover/index.tsx'
import type { NotificationCenterLabels } from './labels.ts'

export type { NotificationCenterLabels } from './labels.ts'

export interface Notice {
  id: string
  title: string
  text?: string | undefined
  /** When, drawn by the caller: a relative time with its full one. */
  time?: ReactNode
  icon?: IconName | undefined
  unread?: boolean | undefined
  /** Where it leads. Without it the notice is text. */
  href?: string | undefined
}

export interface NotificationCenterProps {
  /** Newest first. */
  notices: readonly Notice[]
  /** Of all notices, also those not listed. @default those of `notices` */
  unread?: number | undefined
  /** A notice with an address was followed: open it and mark it as read. The browser stays. */
  onOpen?: ((notice: Notice) => void) | undefined
  onReadAll: () => void
  /** More is being fetched. */
  busy?: boolean | undefined
  /** Below the list: a link to all notices. As a function it gets the way to close the list, for links that stay here. */
  footer?: ReactNode | ((close: () => void) => ReactNode)
  labels?: Partial<NotificationCenterLabels> | undefined
}

/**
 * The bell with the number of unread notices, and the list of the last ones (APG feed in a non-modal dialog,
 * https://www.w3.org/WAI/ARIA/apg/patterns/feed/), on Radix. It stays open while notices are followed by Ctrl click.
 *
 * Do: show in it what a toast said too; toasts go away.
 * Don't: put in it what must be decided now.
 * Keys: Enter or Space opens; Page Down and Page Up go from notice to notice; Tab goes through links and buttons;
 * Escape closes and focus returns.
 */
export function NotificationCenter({
  notices,
  unread = notices.filter((notice) => notice.unread).length,
  onOpen,
  onReadAll,
  busy = false,
  footer,
  labels: own,
}: NotificationCenterProps) {
  const labels = useLabels('notification-center', own)
  const [open, setOpen] = useState(false)
  const name = labels.button(unread)
  return (
    <Popover
      label={labels.title}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="flex w-88 flex-col p-0"
      trigger={
        <Button variant="ghost" iconOnly title={name} className="relative">
          <Icon name="bell" size={20} />
          {/* Not aria-label: "99+" is seen, and the name says the number itself (WCAG 2.5.3). */}
          <span className="sr-only">{name}</span>
          {unread > 0 && (
            <span
              aria-hidden="true"
              data-slot="notification-count"
              className="absolute end-0.5 top-0.5 min-w-4 rounded-full bg-danger-solid px-1 text-center font-semibold text-danger-on text-xs leading-4 tabular-nums"
            >
              {unread > most ? `${most}+` : unread}
            </span>
          )}
        </Button>
      }
    >
      <header className="flex items-center justify-between gap-4 border-hairline border-b py-2 ps-4 pe-2">
        <h2 className="font-semibold">{labels.title}</h2>
        {unread > 0 && (
          <Button variant="ghost" size="small" onClick={onReadAll}>
            {labels.readAll}
          </Button>
        )}
      </header>
      {notices.length === 0 && !busy ? (
        <div data-slot="notification-empty" className="px-6 py-10 text-center">
          <p className="font-medium">{labels.emptyTitle}</p>
          <p className="mt-1 text-muted text-sm">{labels.emptyText}</p>
        </div>
      ) : (
        <div
          role="feed"
          aria-label={labels.title}
          aria-busy={busy}
          data-slot="notification-feed"
          onKeyDown={walkFeed}
          className="max-h-96 overflow-y-auto p-1"
        >
          {notices.map((notice, at) => (
            <Article
              key={notice.id}
              notice={notice}
              place={at + 1}
              count={notices.length}
              unreadLabel={labels.unread}
              onOpen={
                onOpen &&
                (() => {
                  setOpen(false)
                  onOpen(notice)
                })
              }
            />
          ))}
        </div>
      )}
      {footer !== undefined && (
        <footer className="border-hairline border-t px-4 py-2 text-center text-sm">
          {typeof footer === 'function' ? footer(() => setOpen(false)) : footer}
        </footer>
      )}
    </Popover>
  )
}

function Article({
  notice,
  place,
  count,
  unreadLabel,
  onOpen,
}: {
  notice: Notice
  place: number
  count: number
  unreadLabel: string
  onOpen: (() => void) | undefined
}) {
  const id = useId()
  return (
    <article
      // biome-ignore lint/a11y/noNoninteractiveTabindex: articles of a feed take focus (APG)
      tabIndex={0}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-posinset={place}
      aria-setsize={count}
      data-slot="notification"
      className="relative flex gap-3 rounded-md px-3 py-2 has-[a:hover]:bg-desk"
    >
      <Icon name={notice.icon ?? 'bell'} className="mt-1 text-muted" />
      <div className="min-w-0 flex-1">
        <h3 id={`${id}-title`} className={notice.unread ? 'wrap-break-word font-semibold' : 'wrap-break-word'}>
          <Title notice={notice} onOpen={onOpen} />
        </h3>
        <div id={`${id}-text`} className="text-muted text-sm">
          {notice.text !== undefined && <p className="wrap-break-word">{notice.text}</p>}
          {notice.time !== undefined && <p className="tabular-nums">{notice.time}</p>}
        </div>
      </div>
      {notice.unread && (
        <Badge tone="accent" className="self-start">
          {unreadLabel}
        </Badge>
      )}
    </article>
  )
}

function Title({ notice, onOpen }: { notice: Notice; onOpen: (() => void) | undefined }) {
  if (notice.href === undefined) return notice.title
  return (
    <a
      href={notice.href}
      // The whole notice is the target.
      className="text-inherit no-underline after:absolute after:inset-0 after:rounded-md"
      onClick={(event) => {
        if (!onOpen || !isPlainClick(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      {notice.title}
    </a>
  )
}

function walkFeed(event: KeyboardEvent<HTMLElement>) {
  const by = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
  if (by === 0 || !(event.target instanceof HTMLElement)) return
  const articles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-slot=notification]')]
  const here = event.target.closest<HTMLElement>('[data-slot=notification]')
  event.preventDefault()
  articles[(here ? articles.indexOf(here) : -1) + by]?.focus()
}

/** Beyond it the number only says "many". */
const most = 99
