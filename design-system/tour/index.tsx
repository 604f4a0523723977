import { Popover } from 'radix-ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { TourLabels } from './labels.ts'
import { useAnchorBox } from './use-anchor-box.ts'

export type { TourLabels } from './labels.ts'

export interface TourStep {
  id: string
  /** Selector of what is shown, or a way to find it. A step whose thing is not in the page is left out. */
  target: string | (() => Element | null)
  title: string
  body: ReactNode
  /** @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
}

/**
 * A few notes, one at a time, beside the things they are about. The page stays usable all the while, and the tour can
 * be left and taken up again: the step is the caller's to keep.
 *
 * Do: show three to five things, each with what one can do there, once, and let people start it again from the help.
 * Don't: explain a screen that could explain itself, or start it over work under way.
 * Keys: Tab goes to skip, back and next; Enter and Space press them; Arrow right and Arrow left go to the next and the
 * previous step (mirrored right to left); Escape leaves and focus returns.
 * ARIA: non-modal dialog, https://www.w3.org/TR/wai-aria-1.2/#dialog, on Radix; it takes focus at every step.
 */
export function Tour({
  steps,
  stepId,
  onStepChange,
  onEnd,
  labels: own,
}: {
  steps: readonly TourStep[]
  /** The step that is shown; undefined shows none. Keep it to resume. */
  stepId: string | undefined
  onStepChange: (id: string) => void
  /** `done` after the last step, `skipped` otherwise: set `stepId` to undefined. */
  onEnd: (how: 'done' | 'skipped') => void
  labels?: Partial<TourLabels> | undefined
}) {
  const labels = useLabels('tour', own)
  const here = steps.filter((step) => step.id === stepId || find(step) !== null)
  const at = here.findIndex((step) => step.id === stepId)
  const step = here[at]
  const target = step && find(step)
  // The thing is gone (a permission, a folded bar): the next one that is there, rather than a note beside nothing.
  const gone = step !== undefined && !target
  const substitute = gone ? (here[at + 1] ?? here[at - 1])?.id : undefined
  useEffect(() => {
    if (!gone) return
    if (substitute === undefined) onEnd('skipped')
    else onStepChange(substitute)
  }, [gone, substitute, onEnd, onStepChange])

  const opener = useRef<Element>(null)
  const running = stepId !== undefined
  useEffect(() => {
    if (!running) return
    opener.current = document.activeElement
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [running])

  if (!step || !target) return null
  return (
    <Note
      key={step.id}
      step={step}
      target={target}
      at={at}
      count={here.length}
      onGo={(to) => {
        const next = here[to]
        if (next) onStepChange(next.id)
        else if (to >= here.length) onEnd('done')
      }}
      onSkip={() => onEnd('skipped')}
      labels={labels}
    />
  )
}

/** Mounted per step: its place, and the focus, are new each time. */
function Note({
  step,
  target,
  at,
  count,
  onGo,
  onSkip,
  labels,
}: {
  step: TourStep
  target: Element
  at: number
  count: number
  onGo: (to: number) => void
  onSkip: () => void
  labels: TourLabels
}) {
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const anchor = useRef(target)
  const box = useAnchorBox(target)
  const [, place] = useState(0)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: still ? 'instant' : 'smooth' })
    place(1)
  }, [target])
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
          side={step.side ?? 'bottom'}
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
            const forward = getComputedStyle(target).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
            event.preventDefault()
            // The last step ends by its button only: one arrow too many must not.
            onGo(event.key === forward ? Math.min(count - 1, at + 1) : at - 1)
          }}
          className={cn(
            'z-palette w-88 max-w-[calc(100vw-1rem)] animate-rise-in rounded-lg bg-paper p-4 text-base text-ink shadow-menu',
          )}
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
                <Button size="small" onClick={() => onGo(at - 1)}>
                  {labels.back}
                </Button>
              )}
              <Button variant="primary" size="small" onClick={() => onGo(at + 1)}>
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

function find(step: TourStep): Element | null {
  return typeof step.target === 'string' ? document.querySelector(step.target) : step.target()
}
