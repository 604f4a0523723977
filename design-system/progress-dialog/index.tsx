import type { ReactNode } from 'react'
import { buttonClass } from '../button/index.tsx'
import { Callout } from '../callout/index.tsx'
import { Dialog } from '../dialog/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { ProgressBar } from '../progress/index.tsx'
import type { ProgressDialogLabels } from './labels.ts'

export type { ProgressDialogLabels } from './labels.ts'

export interface ProcessView {
  /** 0 to 100. */
  rate: number
  /** Where the result can be fetched. */
  url?: string | undefined
  /** What is being done, in words of the server. */
  tips?: string | undefined
}

/**
 * Shows a long job: percentage, tips, and the link when it is done. A view only: the caller asks the server.
 *
 * Do: let people go on working and find the result later.
 * Don't: show it for work under a second; it would only flash.
 * Keys: Tab goes through link and buttons; Escape sends it to the background.
 */
export function ProgressDialog({
  open,
  onOpenChange,
  title,
  process,
  error,
  labels: own,
  footer,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  process: ProcessView | undefined
  error?: ReactNode
  labels?: Partial<ProgressDialogLabels> | undefined
  footer?: ReactNode
}) {
  const labels = useLabels('progress-dialog', own)
  const rate = process && Math.min(100, Math.max(0, Math.floor(process.rate)))
  const done = rate === 100
  const failed = error !== undefined && error !== null && error !== false
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="small"
      closeLabel={labels.close}
      footer={footer}
    >
      {failed ? (
        <Callout tone="danger" live>
          {error}
        </Callout>
      ) : (
        <div data-slot="progress-dialog" className="flex flex-col gap-3">
          <ProgressBar value={rate} label={labels.progress} className="h-2" />
          <div className="flex items-baseline justify-between gap-4">
            {/* The numbers change every few seconds; only the words are announced. */}
            <p role="status" className="min-w-0 text-muted">
              {done ? labels.complete : (process?.tips ?? labels.waiting)}
            </p>
            {rate !== undefined && <span className="font-semibold text-lg tabular-nums">{rate}%</span>}
          </div>
          {process?.url !== undefined && process.url !== '' && (
            <a href={process.url} download className={buttonClass({ variant: 'primary' })}>
              <Icon name="download" />
              {labels.download}
            </a>
          )}
        </div>
      )}
    </Dialog>
  )
}
