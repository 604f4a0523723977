import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { AlertGlyph, DoneGlyph, InfoGlyph } from '../_internal/glyphs.tsx'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { BannerLabels } from './labels.ts'

export type { BannerLabels } from './labels.ts'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

export interface BannerProps {
  /** Accessible name of the region: what kind of notice this is. */
  label: string
  /** @default 'info' */
  tone?: BannerTone | undefined
  /** One sentence. */
  children: ReactNode
  /** At most one button or link. */
  action?: ReactNode
  /** It came while the page was already being read: announced. `danger` interrupts. */
  live?: boolean | undefined
  onDismiss?: (() => void) | undefined
  labels?: Partial<BannerLabels> | undefined
  className?: string | undefined
}

/**
 * A notice about the whole page or product, from edge to edge above its content: a trial that ends, work without a
 * connection, a maintenance window. Taking it away moves the focus to what follows it.
 *
 * Do: say what it means for this person and until when, in one sentence.
 * Don't: show two at once, or one for something only a part of the page is about; that is a Callout.
 * Keys: Tab reaches action and dismiss button; Enter and Space press them.
 * ARIA: region with a name, https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/; its text is a status or an
 * alert when `live`.
 */
export function Banner({ label, tone = 'info', children, action, live, onDismiss, labels, className }: BannerProps) {
  const Mark = glyphs[tone]
  return (
    <section
      data-slot="banner"
      aria-label={label}
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-1 px-6 py-2 text-base max-sm:px-4',
        tones[tone],
        className,
      )}
    >
      <Mark className="size-4 shrink-0" />
      <p
        role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
        className="wrap-break-word min-w-0 flex-[1_1_16rem]"
      >
        {children}
      </p>
      {action !== undefined && <div className="flex flex-wrap gap-2">{action}</div>}
      {onDismiss && <Dismiss labels={labels} onDismiss={onDismiss} />}
    </section>
  )
}

function Dismiss({ labels: own, onDismiss }: { labels: BannerProps['labels']; onDismiss: () => void }) {
  const labels = useLabels('banner', own)
  return (
    <Button
      variant="ghost"
      size="small"
      iconOnly
      aria-label={labels.dismiss}
      className="text-current"
      onClick={(event) => {
        focusAfter(event.currentTarget)
        onDismiss()
      }}
    >
      <Icon name="x" />
    </Button>
  )
}

/** The button goes away under the focus: the next thing that takes focus is the nearest place. */
function focusAfter(button: HTMLElement) {
  const banner = button.closest('[data-slot=banner]')
  const all = [...document.querySelectorAll<HTMLElement>(focusable)]
  all
    .find(
      (each) =>
        banner && banner.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING && !banner.contains(each),
    )
    ?.focus()
}

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]'

const glyphs = { info: InfoGlyph, success: DoneGlyph, warning: AlertGlyph, danger: AlertGlyph }

const tones: Record<BannerTone, string> = {
  info: 'bg-info-soft text-info-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
}
