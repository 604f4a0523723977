import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { CaptchaFrame, type CaptchaState, captchaSize, useCaptchaTimes } from '../_internal/captcha-frame.tsx'
import { ChevronDownGlyph } from '../_internal/glyphs.tsx'
import { Button } from '../button/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { SlideCaptchaLabels } from './labels.ts'

export type { CaptchaState } from '../_internal/captcha-frame.tsx'
export type { SlideCaptchaLabels } from './labels.ts'

export interface SlideCaptchaProps {
  state: CaptchaState
  /** Data URL of the picture with the hole, 310 × 155. */
  picture: string | undefined
  /** Data URL of the piece, 47 × 155: as high as the picture. */
  piece: string | undefined
  /** Changes with each challenge; the piece then goes back to the start. */
  challenge: string
  /** The piece was let go. `x` is its left edge in pixels of a picture 310 wide, and may be fractional. */
  onCheck: (x: number) => void
  /** Other pictures, please: by the button, or one second after a failure. */
  onRefresh: () => void
  /** One second after `state` became passed. */
  onPassed?: (() => void) | undefined
  /** Accessible name of the whole. */
  label?: string | undefined
  labels?: Partial<SlideCaptchaLabels> | undefined
  /** The way for people who cannot use pictures; always give one (WCAG 3.3.8). */
  otherWay?: ReactNode
  className?: string | undefined
}

const pieceWidth = 47
const last = captchaSize.width - pieceWidth

/** How long results stay on screen, in milliseconds. */
export const slideCaptchaTimes = { passed: 1000, failed: 1000 } as const

/**
 * The view of the slide puzzle: pictures in, a position out. It knows no network and no cryptography.
 *
 * Do: always hand in `otherWay`.
 * Don't: put it before signing in at the first try.
 * Keys: left and right by one pixel, with Shift by ten, Page up and down by ten, Home and End; Enter or Space checks.
 * Without dragging: a tap on the rail, the step buttons and the check button (WCAG 2.5.7).
 * ARIA: a group described by its instructions; the handle is a slider
 * (https://www.w3.org/WAI/ARIA/apg/patterns/slider/); results are a status. Asking for other pictures moves no focus.
 */
export function SlideCaptcha(p: SlideCaptchaProps) {
  const labels = useLabels('slide-captcha', p.labels)
  const instructionsId = useId()
  const rail = useRef<HTMLDivElement>(null)
  const grip = useRef<number>(undefined)
  const [x, setX] = useState(0)
  const [dragging, setDragging] = useState(false)
  const [shown, setShown] = useState(p.challenge)
  if (shown !== p.challenge) {
    setShown(p.challenge)
    setX(0)
    setDragging(false)
  }
  useCaptchaTimes(p.state, slideCaptchaTimes, { passed: p.onPassed, failed: p.onRefresh })
  const open = p.state.kind === 'ready'
  const waiting = p.state.kind === 'loading' || p.state.kind === 'expired' || p.state.kind === 'blank'
  const move = (next: number) => open && setX(clamp(next))
  const check = () => {
    if (open && x > 0) p.onCheck(x)
  }

  /** Picture pixels per pixel on screen: the rail is as wide as the picture. */
  const scale = () => captchaSize.width / (rail.current?.getBoundingClientRect().width || captchaSize.width)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!open || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = event.clientX * scale() - x
    setDragging(true)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (grip.current !== undefined) move(event.clientX * scale() - grip.current)
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (grip.current === undefined) return
    const end = clamp(event.clientX * scale() - grip.current)
    const moved = grip.current !== event.clientX * scale() - x || end > 0
    grip.current = undefined
    setDragging(false)
    // A press without a way is no answer: the keys may be next.
    if (event.type === 'pointerup' && moved && end > 0 && open) p.onCheck(end)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      check()
      return
    }
    const target = walk(event, x)
    if (target === undefined) return
    event.preventDefault()
    move(target)
  }

  const left = `${(x / captchaSize.width) * 100}%`
  return (
    <CaptchaFrame
      slot="slide-captcha"
      label={p.label}
      instructions={labels.instructions}
      instructionsId={instructionsId}
      state={p.state}
      labels={labels}
      onRefresh={p.onRefresh}
      otherWay={p.otherWay}
      className={p.className}
      picture={
        p.picture !== undefined &&
        p.piece !== undefined && (
          <>
            <img src={p.picture} alt={labels.picture} draggable={false} className="absolute inset-0 size-full" />
            <img
              src={p.piece}
              alt=""
              draggable={false}
              data-slot="slide-captcha-piece"
              className="absolute inset-y-0 h-full"
              style={{ left, width: `${(pieceWidth / captchaSize.width) * 100}%` }}
            />
          </>
        )
      }
    >
      <div dir="ltr" className="mt-2 flex items-center gap-1">
        <div
          ref={rail}
          data-slot="slide-captcha-rail"
          className={clsx(
            'relative min-h-control-default w-full touch-none rounded-md border',
            p.state.kind === 'passed' && 'border-success-solid bg-success-soft',
            p.state.kind === 'failed' && 'border-danger-solid bg-danger-soft',
            p.state.kind !== 'passed' && p.state.kind !== 'failed' && 'border-control bg-subtle',
          )}
          onPointerDown={(event) => {
            // A tap on the rail brings the piece there; the handle answers for itself.
            if (!open || event.target !== event.currentTarget || event.button !== 0) return
            const box = event.currentTarget.getBoundingClientRect()
            move((event.clientX - box.left) * scale() - pieceWidth / 2)
          }}
        >
          <div
            aria-hidden="true"
            className={clsx(
              'pointer-events-none absolute inset-y-0 left-0 rounded-s-md',
              p.state.kind === 'passed'
                ? 'bg-success-soft'
                : p.state.kind === 'failed'
                  ? 'bg-danger-soft'
                  : 'bg-accent-soft',
            )}
            style={{ width: left }}
          />
          <div
            role="slider"
            tabIndex={0}
            data-slot="slide-captcha-handle"
            data-dragging={dragging || undefined}
            aria-label={labels.handle}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={Math.round(x)}
            aria-valuetext={labels.position(Math.round(x))}
            aria-disabled={!open || undefined}
            aria-describedby={instructionsId}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerUp}
            onPointerCancel={onPointerUp}
            onKeyDown={onKeyDown}
            className={clsx(
              'absolute inset-y-0 grid touch-none place-items-center rounded-md',
              open ? 'cursor-grab active:cursor-grabbing' : 'cursor-default',
              waiting && 'opacity-40',
              p.state.kind === 'passed' && 'bg-success-solid text-success-on',
              p.state.kind === 'failed' && 'bg-danger-solid text-danger-on',
              p.state.kind !== 'passed' &&
                p.state.kind !== 'failed' &&
                (dragging ? 'bg-accent-hover text-accent-on' : 'bg-accent-solid text-accent-on'),
            )}
            style={{ left, width: `${(pieceWidth / captchaSize.width) * 100}%` }}
          >
            <ChevronDownGlyph className="size-5 -rotate-90" />
          </div>
        </div>
      </div>
      <div dir="ltr" className="mt-2 flex items-center gap-1">
        <Button size="small" iconOnly aria-label={labels.stepBack} onClick={() => move(x - 2)}>
          <ChevronDownGlyph className="size-4 rotate-90" />
        </Button>
        <Button size="small" iconOnly aria-label={labels.stepOn} onClick={() => move(x + 2)}>
          <ChevronDownGlyph className="size-4 -rotate-90" />
        </Button>
        <Button
          size="small"
          variant="primary"
          className="ms-auto aria-disabled:opacity-55"
          busy={p.state.kind === 'checking'}
          aria-disabled={!open || x === 0 || undefined}
          onClick={check}
        >
          {labels.check}
        </Button>
      </div>
    </CaptchaFrame>
  )
}

function clamp(x: number): number {
  return Math.min(last, Math.max(0, x))
}

function walk(event: KeyboardEvent, from: number): number | undefined {
  const step = event.shiftKey ? 10 : 1
  const targets: Partial<Record<string, number>> = {
    ArrowRight: from + step,
    ArrowUp: from + step,
    ArrowLeft: from - step,
    ArrowDown: from - step,
    PageUp: from + 10,
    PageDown: from - 10,
    Home: 0,
    End: last,
  }
  return targets[event.key]
}
