import type { ReactNode } from 'react'
import { CopyButton } from '../_internal/copy-button.tsx'
import { Button } from '../button/index.tsx'
import { EmptyState } from '../empty-state/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { ErrorStateLabels } from './labels.ts'

export type { ErrorStateLabels } from './labels.ts'

export interface ErrorStateProps {
  /** What could not be done: "The answers could not be loaded". */
  title: ReactNode
  /** Why, and what helps, in plain words. */
  description?: ReactNode
  /** Without it there is no retry button: a retry must be able to succeed. */
  onRetry?: (() => void) | undefined
  /** A retry is under way. */
  retrying?: boolean | undefined
  /** Another way out, instead of or beside the retry. */
  action?: ReactNode
  /** What support asks for. */
  requestId?: string | undefined
  labels?: Partial<ErrorStateLabels> | undefined
  headingLevel?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

/**
 * What stands in place of content that could not be loaded: what failed, why, one way on, and the request id to copy.
 *
 * Do: name the thing that failed ("The answers could not be loaded") and offer a retry where one can succeed.
 * Don't: show a status code or a stack as the message, or use it for an empty list; that is an Empty state.
 * Keys: Tab goes to retry and copy; Enter and Space press them.
 * ARIA: alert around heading and text, https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export function ErrorState({ requestId, labels: own, onRetry, retrying, action, ...state }: ErrorStateProps) {
  const labels = useLabels('error-state', own)
  const buttons = onRetry || action !== undefined
  return (
    <div data-slot="error-state" className={state.className}>
      <div role="alert">
        <EmptyState
          illustration="broken"
          title={state.title}
          description={state.description}
          headingLevel={state.headingLevel}
          className={buttons || requestId !== undefined ? 'pb-4' : undefined}
        />
      </div>
      <div className="flex flex-col items-center gap-3 px-6 pb-12">
        {buttons && (
          <div className="flex flex-wrap justify-center gap-2">
            {onRetry && (
              <Button variant="primary" busy={retrying} iconStart={<Icon name="refresh" />} onClick={onRetry}>
                {labels.retry}
              </Button>
            )}
            {action}
          </div>
        )}
        {requestId !== undefined && (
          <div className="flex flex-wrap items-center justify-center gap-x-2 text-muted text-sm">
            {labels.requestId} <code className="break-all font-mono">{requestId}</code>
            <CopyButton text={requestId} copyLabel={labels.copy} copiedLabel={labels.copied} size="mini" />
          </div>
        )}
      </div>
    </div>
  )
}
