import type { ReactNode } from 'react'
import { CopyButton } from '../_internal/copy-button.tsx'
import { AlertGlyph } from '../_internal/glyphs.tsx'
import { Button } from '../button/index.tsx'
import { EmptyState } from '../empty-state/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { Popover } from '../popover/index.tsx'
import type { ErrorBoundaryLabels } from './labels.ts'

export interface FailureProps {
  title: string
  description?: ReactNode
  /** Type, message and place, as support wants them. */
  details: string
  action?: ReactNode
  onRetry: () => void
  labels?: Partial<ErrorBoundaryLabels> | undefined
}

/** Fills a page. */
export function PageFailure({ title, description, details, action, onRetry, labels: own }: FailureProps) {
  const labels = useLabels('error-boundary', own)
  return (
    <div role="alert" data-slot="error-boundary-page">
      <EmptyState
        illustration="broken"
        headingLevel={1}
        title={title}
        description={description}
        action={
          <>
            <Button variant="primary" iconStart={<Icon name="refresh" />} onClick={onRetry}>
              {labels.retry}
            </Button>
            {action}
            <CopyButton text={details} copyLabel={labels.copyDetails} copiedLabel={labels.copied} size="default" />
          </>
        }
      />
      <details className="mx-auto max-w-160 px-6 pb-8">
        <summary className="text-muted text-sm">{labels.details}</summary>
        <Details text={details} label={labels.details} />
      </details>
    </div>
  )
}

/** A card in the place of one part: a question, a chart, what a plugin draws. */
export function PluginFailure({ title, description, details, action, onRetry, labels: own }: FailureProps) {
  const labels = useLabels('error-boundary', own)
  return (
    <div
      role="alert"
      data-slot="error-boundary-plugin"
      className="flex min-w-0 items-start gap-3 rounded-lg border border-danger-text/40 border-dashed bg-paper p-4 text-base"
    >
      <AlertGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0 text-danger-text" />
      <div className="min-w-0 flex-1">
        <p className="wrap-break-word font-semibold">{title}</p>
        {description !== undefined && <p className="wrap-break-word text-muted">{description}</p>}
        <p className="wrap-break-word mt-1 line-clamp-2 font-mono text-muted text-xs">{details.split('\n', 1)}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" iconStart={<Icon name="refresh" />} onClick={onRetry}>
            {labels.retry}
          </Button>
          {action}
          <CopyButton text={details} copyLabel={labels.copyDetails} copiedLabel={labels.copied} />
        </div>
      </div>
    </div>
  )
}

/** A sign in the place of one cell; everything else is in its panel. */
export function CellFailure({ title, description, details, action, onRetry, labels: own }: FailureProps) {
  const labels = useLabels('error-boundary', own)
  return (
    <span role="alert" data-slot="error-boundary-cell" className="inline-flex max-w-full">
      <Popover
        label={title}
        className="w-80"
        trigger={
          <button
            type="button"
            className="inline-flex min-w-0 items-center gap-1 rounded-sm text-danger-text text-sm underline decoration-dotted"
          >
            <AlertGlyph className="size-4 shrink-0" />
            <span className="truncate">{title}</span>
          </button>
        }
      >
        <p className="wrap-break-word font-semibold">{title}</p>
        {description !== undefined && <p className="text-muted">{description}</p>}
        <Details text={details} label={labels.details} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" iconStart={<Icon name="refresh" />} onClick={onRetry}>
            {labels.retry}
          </Button>
          {action}
          <CopyButton text={details} copyLabel={labels.copyDetails} copiedLabel={labels.copied} />
        </div>
      </Popover>
    </span>
  )
}

function Details({ text, label }: { text: string; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus to be scrolled by keys
      tabIndex={0}
      role="group"
      aria-label={label}
      className="wrap-break-word mt-2 max-h-48 overflow-y-auto whitespace-pre-wrap rounded-md bg-subtle p-3 font-mono text-xs"
    >
      {text}
    </pre>
  )
}
