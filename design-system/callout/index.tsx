import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AlertGlyph, DoneGlyph, InfoGlyph } from '../_internal/glyphs.tsx'

export type CalloutTone = 'info' | 'success' | 'warning' | 'danger'

/**
 * A notice inside a page. `live` announces it when it appears. Tone shows by icon and colour; the words must say it
 * too.
 *
 * Do: put it beside what it is about and say what to do.
 * Don't: show more than two on a page; a page full of notices has none.
 */
export function Callout({
  tone = 'info',
  title,
  actions,
  live,
  children,
  className,
}: {
  tone?: CalloutTone | undefined
  title?: ReactNode
  actions?: ReactNode
  live?: boolean | undefined
  children?: ReactNode
  className?: string | undefined
}) {
  const Mark = glyphs[tone]
  return (
    <div
      data-slot="callout"
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={clsx('flex items-start gap-3 rounded-lg px-4 py-3 text-base', tones[tone], className)}
    >
      <Mark className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className={clsx(title !== undefined && 'mt-0.5')}>{children}</div>}
        {actions !== undefined && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}

const glyphs = { info: InfoGlyph, success: DoneGlyph, warning: AlertGlyph, danger: AlertGlyph }

const tones: Record<CalloutTone, string> = {
  info: 'bg-info-soft text-info-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
}
