import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { Icon, type IconName } from '../icon/index.tsx'

export type TimelineTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

export interface TimelineEntry {
  id: string
  /** Who did it. */
  actor?: ReactNode
  /** What happened, in words: colour and icon only underline it. */
  event: ReactNode
  /** As shown: already in the reader's language and time zone. */
  time?: string | undefined
  /** For machines: ISO 8601. */
  dateTime?: string | undefined
  /** What the actor wrote; keeps its line breaks. */
  comment?: string | undefined
  /** Anything below: attachments, a changed value. */
  content?: ReactNode
  /** @default 'neutral' */
  tone?: TimelineTone | undefined
  icon?: IconName | undefined
  /** Still to happen, or happening now: drawn hollow. */
  pending?: boolean | undefined
}

/**
 * What happened, one after the other (approval log, history): an ordered list with times.
 *
 * Do: say who did what and when, the newest where people look first.
 * Don't: use it for steps that can be pressed; those are Steps.
 * Keys: none of its own; Tab goes through what is in the entries.
 */
export function Timeline({
  entries,
  label,
  className,
}: {
  entries: readonly TimelineEntry[]
  /** Accessible name of the list. */
  label: string
  className?: string | undefined
}) {
  return (
    <ol aria-label={label} data-slot="timeline" className={cn('flex min-w-0 flex-col', className)}>
      {entries.map((entry, index) => (
        <li key={entry.id} data-slot="timeline-entry" className="flex min-w-0 gap-3">
          <div aria-hidden="true" className="flex w-6 shrink-0 flex-col items-center">
            <span
              data-slot="timeline-mark"
              className={cn(
                'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full',
                tones[entry.tone ?? 'neutral'],
                entry.pending && 'border border-control border-dashed bg-transparent text-muted',
              )}
            >
              {entry.icon === undefined ? (
                <span className="size-1.5 rounded-full border border-current bg-current" />
              ) : (
                <Icon name={entry.icon} />
              )}
            </span>
            {index < entries.length - 1 && <span className="my-1 w-px flex-1 bg-hairline" />}
          </div>
          <div className={cn('min-w-0 flex-1', index < entries.length - 1 && 'pb-5')}>
            <div className="flex min-h-7 flex-wrap items-center gap-x-2 text-base">
              {entry.actor !== undefined && <span className="font-medium">{entry.actor}</span>}
              <span className={cn('wrap-break-word min-w-0', entry.pending && 'text-muted')}>{entry.event}</span>
              {entry.time !== undefined && (
                <time dateTime={entry.dateTime} className="ms-auto text-muted text-sm tabular-nums">
                  {entry.time}
                </time>
              )}
            </div>
            {entry.comment !== undefined && (
              <p
                data-slot="timeline-comment"
                className="wrap-break-word mt-1 whitespace-pre-line rounded-md bg-subtle px-3 py-2 text-base"
              >
                {entry.comment}
              </p>
            )}
            {entry.content !== undefined && <div className="mt-2 min-w-0">{entry.content}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const tones: Record<TimelineTone, string> = {
  neutral: 'bg-desk text-muted',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
}
