import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { Badge, type BadgeTone } from '../badge/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { ChangelogLabels } from './labels.ts'

export type { ChangelogLabels } from './labels.ts'

export type ChangeKind = 'added' | 'changed' | 'fixed' | 'removed' | 'security'

export interface Release {
  version: string
  /** As shown. */
  date: string
  /** For machines: ISO 8601. */
  dateTime: string
  /** What the release is about, where it is about one thing. */
  title?: string | undefined
  changes: readonly { kind: ChangeKind; text: ReactNode }[]
  /** The reader has not seen it: it is marked. */
  unseen?: boolean | undefined
}

/**
 * What is new, release by release, the newest first: each change with its kind as a word.
 *
 * Do: write what people can do now, in their words, and mark what they have not seen.
 * Don't: list commits or the names of parts nobody outside knows.
 * Keys: none of its own; Tab goes through links in it.
 * ARIA: articles under headings, in a list named by `label`, https://www.w3.org/TR/wai-aria-1.2/#article
 */
export function Changelog({
  releases,
  label,
  headingLevel = 2,
  labels: ownLabels,
  className,
}: {
  /** In any order: they are sorted by `dateTime`. */
  releases: readonly Release[]
  /** Accessible name of the list. */
  label: string
  /** Of the releases. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
  labels?: Partial<ChangelogLabels> | undefined
  className?: string | undefined
}) {
  const labels = useLabels('changelog', ownLabels)
  const Heading = `h${headingLevel}` as const
  const sorted = releases.toSorted((a, b) => (a.dateTime < b.dateTime ? 1 : a.dateTime > b.dateTime ? -1 : 0))
  if (sorted.length === 0) return <p className={cn('text-muted', className)}>{labels.empty}</p>
  return (
    <ol data-slot="changelog" aria-label={label} className={cn('flex min-w-0 flex-col gap-8', className)}>
      {sorted.map((release) => (
        <li
          key={release.version}
          data-slot="changelog-release"
          className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]"
        >
          <time dateTime={release.dateTime} className="pt-0.5 text-muted text-sm tabular-nums">
            {release.date}
          </time>
          <article className="min-w-0">
            <Heading className="wrap-break-word flex flex-wrap items-center gap-x-2 font-semibold text-lg">
              <span className="tabular-nums">{release.version}</span>
              {release.title !== undefined && <span>{release.title}</span>}
              {release.unseen && <Badge tone="accent">{labels.unseen}</Badge>}
            </Heading>
            <ul className="mt-2 flex flex-col gap-2">
              {release.changes.map(({ kind, text }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a release does not change once it is out
                <li key={at} className="flex items-start gap-3">
                  <Badge tone={tones[kind]} className="shrink-0">
                    {labels.kinds[kind]}
                  </Badge>
                  <span className="wrap-break-word min-w-0">{text}</span>
                </li>
              ))}
            </ul>
          </article>
        </li>
      ))}
    </ol>
  )
}

const tones: Record<ChangeKind, BadgeTone> = {
  added: 'success',
  changed: 'info',
  fixed: 'neutral',
  removed: 'warning',
  security: 'danger',
}
