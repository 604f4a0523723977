import { Popover } from 'radix-ui'
import { useEffect, useId, useMemo, useRef } from 'react'
import { directionOf } from '../_internal/use-text-direction.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import type { TourStep } from './index.tsx'
import type { TourLabels } from './labels.ts'
import { useAnchorBox } from './use-anchor-box.ts'

/** Mounted per step: the focus is new each time. */
export function Note({
  step,
  target,
  at,
  count,
  waiting,
  onGo,
  onSkip,
  labels,
}: {
  step: TourStep
  target: Element
  at: number
  count: number
  /** The thing of another step is being looked for: this note stands until it is found. */
  waiting: boolean
  /** To the step at this place; the count of them is the end. */
  onGo: (to: number) => void
  onSkip: () => void
  labels: TourLabels
}) {
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const anchor = useMemo(() => ({ current: target }), [target])
  const box = useAnchorBox(target)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: still ? 'instant' : 'smooth' })
  }, [target])
  const rtl = directionOf(target) === 'rtl'
  const last = at === count - 1

  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={anchor} />
      <div
        data-slot="tour-ring"
        aria-hidden="true"
        className="pointer-events-none fixed z-popover rounded-md outline-2 outline-accent-solid outline-offset-4"
        style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
      />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          data-slot="tour"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-body`}
          aria-busy={waiting || undefined}
          side={sideOf(step.side, rtl)}
          sideOffset={12}
          collisionPadding={8}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.focus({ preventScroll: true })
          }}
          // Focus goes to the next note, or back to where the tour began.
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={onSkip}
          onInteractOutside={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
            event.preventDefault()
            if (waiting) return
            // The last step ends by its button only: one arrow too many must not.
            const forward = event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')
            onGo(forward ? Math.min(count - 1, at + 1) : Math.max(0, at - 1))
          }}
          className="z-palette w-88 max-w-[calc(100vw-1rem)] animate-rise-in rounded-lg bg-paper p-4 text-base text-ink shadow-menu"
        >
          <div className="flex items-start gap-2">
            <p id={`${id}-title`} className="wrap-break-word min-w-0 flex-1 font-semibold">
              {step.title}
            </p>
            <Button variant="ghost" size="mini" iconOnly aria-label={labels.close} onClick={onSkip}>
              <Icon name="x" />
            </Button>
          </div>
          <div id={`${id}-body`} className="wrap-break-word mt-1 text-muted">
            {step.body}
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <span className="me-auto text-muted text-sm tabular-nums">{labels.progress(at + 1, count)}</span>
            <div className="ms-auto flex flex-wrap justify-end gap-2">
              {!last && (
                <Button variant="ghost" size="small" onClick={onSkip}>
                  {labels.skip}
                </Button>
              )}
              {at > 0 && (
                <Button size="small" aria-disabled={waiting || undefined} onClick={() => !waiting && onGo(at - 1)}>
                  {labels.back}
                </Button>
              )}
              <Button variant="primary" size="small" busy={waiting} onClick={() => onGo(at + 1)}>
                {last ? labels.done : labels.next}
              </Button>
            </div>
          </div>
          <Popover.Arrow className="fill-paper" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Sides are said as a reader from left to right sees them. */
function sideOf(side: TourStep['side'], rtl: boolean) {
  if (rtl && side === 'left') return 'right'
  if (rtl && side === 'right') return 'left'
  return side ?? 'bottom'
}
