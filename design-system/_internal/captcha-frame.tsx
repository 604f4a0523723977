import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button/index.tsx'
import { Spinner } from '../spinner/index.tsx'
import { AlertGlyph, DoneGlyph, RetryGlyph } from './glyphs.tsx'

/** Width and height of the pictures of the protocol, in pixels; all positions are in them, however large they are drawn. */
export const captchaSize = { width: 310, height: 155 } as const

/**
 * What the caller knows of a challenge. `blank` has no pictures: too many were asked for. `passed` may say how many seconds
 * it took.
 */
export type CaptchaState =
  | { kind: 'loading' | 'ready' | 'checking' | 'failed' | 'expired' | 'blank' }
  | { kind: 'passed'; seconds?: number | undefined }

export interface CaptchaFrameLabels {
  refresh: string
  loading: string
  checking: string
  passed: (seconds: number | undefined) => string
  failed: string
  expired: string
  blank: string
}

/** Picture, result and the two ways on that both captchas have: other pictures, and none at all. */
export function CaptchaFrame({
  slot,
  label,
  instructions,
  instructionsId,
  state,
  labels,
  onRefresh,
  otherWay,
  picture,
  actions,
  className,
  children,
}: {
  slot: string
  label: string | undefined
  instructions: string
  instructionsId: string
  state: CaptchaState
  labels: CaptchaFrameLabels
  onRefresh: () => void
  otherWay: ReactNode
  picture: ReactNode
  /** Beside the refresh button. */
  actions?: ReactNode
  className: string | undefined
  children?: ReactNode
}) {
  const veil = state.kind === 'loading' || state.kind === 'expired' || state.kind === 'blank'
  const text = state.kind === 'ready' ? '' : state.kind === 'passed' ? labels.passed(state.seconds) : labels[state.kind]
  return (
    <fieldset
      data-slot={slot}
      data-state={state.kind}
      aria-label={label}
      aria-describedby={instructionsId}
      className={clsx('min-w-0 max-w-[310px]', className)}
    >
      <p id={instructionsId} className="mb-2 text-sm">
        {instructions}
      </p>
      {/* Pixels count from the left in every script. */}
      <div
        dir="ltr"
        data-slot={`${slot}-picture`}
        className={clsx(
          'relative aspect-[2/1] w-full select-none overflow-hidden rounded-md border bg-subtle',
          state.kind === 'passed' && 'border-success-solid',
          state.kind === 'failed' && 'border-danger-solid',
          state.kind !== 'passed' && state.kind !== 'failed' && 'border-hairline',
        )}
      >
        {picture}
        {veil && (
          <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-subtle p-3 text-center text-muted text-sm">
            {state.kind === 'loading' ? <Spinner /> : <AlertGlyph className="size-5" />}
            <span aria-hidden="true">{text}</span>
          </div>
        )}
      </div>
      {children}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p
          role="status"
          data-slot={`${slot}-status`}
          className={clsx(
            'flex min-h-[1lh] min-w-0 flex-1 items-start gap-1.5 text-sm',
            // The veil shows it already.
            veil && 'opacity-0',
            state.kind === 'passed' && 'text-success-text',
            (state.kind === 'failed' || state.kind === 'expired' || state.kind === 'blank') && 'text-danger-text',
            (state.kind === 'loading' || state.kind === 'checking') && 'text-muted',
          )}
        >
          {state.kind === 'passed' && <DoneGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />}
          {state.kind === 'failed' && <AlertGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />}
          {text}
        </p>
        {actions}
        <Button variant="ghost" size="small" iconOnly aria-label={labels.refresh} onClick={onRefresh}>
          <RetryGlyph />
        </Button>
      </div>
      {otherWay !== undefined && <div data-slot={`${slot}-other-way`}>{otherWay}</div>}
    </fieldset>
  )
}

/**
 * Shows a result for its time (spec 4), then goes on: a passed challenge is reported, a failed one replaced.
 *
 * @param times in milliseconds
 */
export function useCaptchaTimes(
  state: CaptchaState,
  times: { passed: number; failed: number },
  done: { passed: (() => void) | undefined; failed: () => void },
) {
  const latest = useRef(done)
  useEffect(() => {
    latest.current = done
  })
  const { kind } = state
  const { passed, failed } = times
  useEffect(() => {
    if (kind !== 'passed' && kind !== 'failed') return
    const timer = setTimeout(() => latest.current[kind]?.(), kind === 'passed' ? passed : failed)
    return () => clearTimeout(timer)
  }, [kind, passed, failed])
}
