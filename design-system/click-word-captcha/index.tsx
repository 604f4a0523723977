import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { CaptchaFrame, type CaptchaState, captchaSize, useCaptchaTimes } from '../_internal/captcha-frame.tsx'
import { Button } from '../button/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import type { ClickWordCaptchaLabels } from './labels.ts'

export type { CaptchaState } from '../_internal/captcha-frame.tsx'
export type { ClickWordCaptchaLabels } from './labels.ts'

/** Whole pixels of a picture 310 × 155, from its top left corner. */
export interface CaptchaPoint {
  x: number
  y: number
}

export interface ClickWordCaptchaProps {
  state: CaptchaState
  /** Data URL of the picture, 310 × 155. */
  picture: string | undefined
  /** What is to be clicked, in this order. */
  words: readonly string[]
  /** Changes with each challenge; the points are then taken away. */
  challenge: string
  /** As many points as words, in the order they were put. */
  onCheck: (points: CaptchaPoint[]) => void
  /** Another picture, please: by the button, or 700 ms after a failure. */
  onRefresh: () => void
  /** One second after `state` became passed. */
  onPassed?: (() => void) | undefined
  /** Accessible name of the whole. */
  label?: string | undefined
  labels?: Partial<ClickWordCaptchaLabels> | undefined
  /** The way for people who cannot use pictures; always give one (WCAG 3.3.8). */
  otherWay?: ReactNode
  className?: string | undefined
}

/** How long results stay on screen, in milliseconds. */
export const clickWordCaptchaTimes = { passed: 1000, failed: 700 } as const

/**
 * The view of the word puzzle: a picture in, points out. With the last point it is checked; it knows no network and no
 * cryptography.
 *
 * Do: always hand in `otherWay`.
 * Don't: shorten the words to fit, the instruction wraps.
 * Keys: with the picture focused, arrows move a cross by one pixel, with Shift by ten; Enter or Space puts a point;
 * Backspace takes the last one back, as the undo button does.
 * ARIA: a group described by its instructions; the picture is a button, points and results are told.
 */
export function ClickWordCaptcha(p: ClickWordCaptchaProps) {
  const labels = useLabels('click-word-captcha', p.labels)
  const instructionsId = useId()
  const keysId = useId()
  const area = useRef<HTMLButtonElement>(null)
  const [points, setPoints] = useState<readonly CaptchaPoint[]>([])
  const [cross, setCross] = useState<CaptchaPoint>()
  const [message, setMessage] = useState('')
  const [shown, setShown] = useState(p.challenge)
  if (shown !== p.challenge) {
    setShown(p.challenge)
    setPoints([])
    setMessage('')
  }
  useCaptchaTimes(p.state, clickWordCaptchaTimes, { passed: p.onPassed, failed: p.onRefresh })
  const total = p.words.length
  const open = p.state.kind === 'ready' && points.length < total

  const put = (point: CaptchaPoint) => {
    if (!open) return
    const next = [...points, point]
    setPoints(next)
    setMessage(labels.placed(next.length, total))
    if (next.length === total) p.onCheck(next)
  }
  const undo = () => {
    if (p.state.kind !== 'ready' || points.length === 0) return
    setPoints(points.slice(0, -1))
    setMessage(labels.takenBack(points.length - 1))
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // Enter and Space click without a place: the cross is it.
    if (event.detail === 0) return put(cross ?? middle)
    const box = event.currentTarget.getBoundingClientRect()
    put(
      within({
        x: ((event.clientX - box.left) / (box.width || captchaSize.width)) * captchaSize.width,
        y: ((event.clientY - box.top) / (box.height || captchaSize.height)) * captchaSize.height,
      }),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace') {
      event.preventDefault()
      return undo()
    }
    const step = event.shiftKey ? 10 : 1
    const ways: Partial<Record<string, [number, number]>> = {
      ArrowRight: [step, 0],
      ArrowLeft: [-step, 0],
      ArrowDown: [0, step],
      ArrowUp: [0, -step],
    }
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    const from = cross ?? middle
    setCross(within({ x: from.x + way[0], y: from.y + way[1] }))
  }

  return (
    <CaptchaFrame
      slot="click-word-captcha"
      label={p.label}
      instructions={labels.instructions(p.words)}
      instructionsId={instructionsId}
      state={p.state}
      labels={labels}
      onRefresh={p.onRefresh}
      otherWay={p.otherWay}
      className={p.className}
      actions={
        <Button
          size="small"
          variant="ghost"
          aria-disabled={p.state.kind !== 'ready' || points.length === 0 || undefined}
          className="aria-disabled:opacity-55"
          onClick={undo}
        >
          {labels.undo}
        </Button>
      }
      picture={
        p.picture !== undefined && (
          <button
            ref={area}
            type="button"
            data-slot="click-word-captcha-area"
            aria-label={labels.picture}
            aria-describedby={`${instructionsId} ${keysId}`}
            aria-disabled={!open || undefined}
            className="absolute inset-0 cursor-crosshair -outline-offset-2!"
            onClick={onClick}
            onKeyDown={onKeyDown}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && setCross(cross ?? middle)}
            onBlur={() => setCross(undefined)}
          >
            <img src={p.picture} alt="" draggable={false} className="size-full" />
            {points.map((point, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the order
                key={index}
                data-slot="click-word-captcha-point"
                className="pointer-events-none absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-paper bg-accent-solid font-semibold text-accent-on text-xs"
                style={at(point)}
              >
                {index + 1}
              </span>
            ))}
            {cross !== undefined && open && (
              <span
                data-slot="click-word-captcha-cross"
                className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-accent-solid bg-paper/60 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-ink after:absolute after:inset-y-0 after:left-1/2 after:w-px after:bg-ink"
                style={at(cross)}
              />
            )}
          </button>
        )
      }
    >
      <span id={keysId} className="sr-only">
        {labels.keys}
      </span>
      <LiveRegion message={message} />
    </CaptchaFrame>
  )
}

const middle: CaptchaPoint = { x: Math.round(captchaSize.width / 2), y: Math.round(captchaSize.height / 2) }

function within({ x, y }: CaptchaPoint): CaptchaPoint {
  const limit = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)))
  return { x: limit(x, captchaSize.width), y: limit(y, captchaSize.height) }
}

function at({ x, y }: CaptchaPoint) {
  return { left: `${(x / captchaSize.width) * 100}%`, top: `${(y / captchaSize.height) * 100}%` }
}
