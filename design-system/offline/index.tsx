import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button/index.tsx'
import { EmptyState } from '../empty-state/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { OfflineLabels } from './labels.ts'
import { useOnline } from './use-online.ts'

export type { OfflineLabels } from './labels.ts'
export { useOnline } from './use-online.ts'

/**
 * What stands in place of content while there is no network. Tries again by itself as soon as the browser is online.
 *
 * Do: say what still works without the network ("what you typed is kept").
 * Don't: cover content that is already there; above that a Banner is enough.
 * Keys: Tab goes to retry; Enter and Space press it.
 * ARIA: status, so that it is read without interrupting, https://www.w3.org/TR/wai-aria-1.2/#status
 */
export function Offline({
  title,
  description,
  onRetry,
  retrying,
  labels: own,
  headingLevel,
  className,
}: {
  title: ReactNode
  description?: ReactNode
  /** Called by the button, and when the network is back. */
  onRetry: () => void
  retrying?: boolean | undefined
  labels?: Partial<OfflineLabels> | undefined
  headingLevel?: 1 | 2 | 3 | undefined
  className?: string | undefined
}) {
  const labels = useLabels('offline', own)
  const online = useOnline()
  const was = useRef(online)
  const latest = useRef(onRetry)
  useEffect(() => {
    latest.current = onRetry
  })
  useEffect(() => {
    if (online && !was.current) latest.current()
    was.current = online
  }, [online])
  return (
    <div data-slot="offline" role="status" className={className}>
      <EmptyState
        illustration="offline"
        title={title}
        description={description}
        headingLevel={headingLevel}
        action={
          <Button variant="primary" busy={retrying} iconStart={<Icon name="refresh" />} onClick={onRetry}>
            {labels.retry}
          </Button>
        }
      />
    </div>
  )
}
