import { type ReactNode, useLayoutEffect, useState } from 'react'
import { rememberFocus } from '../_internal/return-focus.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import type { TourLabels } from './labels.ts'
import { Note } from './note.tsx'
import { isDrawn, type Target, useTarget } from './use-target.ts'

export type { TourLabels } from './labels.ts'

export interface TourStep {
  id: string
  /**
   * Selector of what is shown, or a way to find it. It may come a moment later (a page that still loads); a step whose
   * thing does not come, or goes, is passed over and no longer counted.
   */
  target: Target
  title: string
  body: ReactNode
  /** Left and right are mirrored right to left. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
}

export interface TourProps {
  steps: readonly TourStep[]
  /** The step that is shown; undefined shows none. Keep it to resume. */
  stepId: string | undefined
  /** A step that comes into sight; undefined when the tour has ended, just after `onEnd`. */
  onStepChange: (id: string | undefined) => void
  /** `done` after the last step, `skipped` otherwise. */
  onEnd?: ((how: 'done' | 'skipped') => void) | undefined
  labels?: Partial<TourLabels> | undefined
}

/**
 * A few notes, one at a time, beside the things they are about. The page stays usable all the while, and the tour can
 * be left and taken up again at the step the caller keeps. `defaultStepId` begins a tour that keeps it by itself.
 *
 * Do: show three to five things, each with what one can do there, once, and let people start it again from the help.
 * Don't: explain a screen that could explain itself, or start it over work under way.
 * Keys: Tab goes to skip, back and next; Enter and Space press them; Arrow right and Arrow left go to the next and the
 * previous step (mirrored right to left); Escape leaves and focus returns.
 * ARIA: non-modal dialog, https://www.w3.org/TR/wai-aria-1.2/#dialog, on Radix; it takes focus at every step.
 */
export function Tour(props: Controllable<TourProps, 'stepId', 'onStepChange'>) {
  const {
    steps,
    stepId,
    onStepChange,
    onEnd,
    labels: own,
  } = useControllable<TourProps, 'stepId', 'onStepChange'>(props, undefined, { value: 'stepId', told: 'onStepChange' })
  const labels = useLabels('tour', own)
  const [missed, setMissed] = useState<readonly string[]>([])
  const [shown, setShown] = useState<Shown>()
  const step = steps.find(({ id }) => id === stepId)
  const end = (how: 'done' | 'skipped') => {
    onEnd?.(how)
    onStepChange(undefined)
  }
  const element = useTarget(step, (missing) => {
    const left = steps.filter(({ id }) => id !== missing && !missed.includes(id))
    setMissed([...missed, missing])
    const next = nextOf(left, steps, missing, shown?.id)
    if (next) onStepChange(next.id)
    else end('skipped')
  })
  if (step && element && (shown?.id !== step.id || shown.element !== element)) setShown({ id: step.id, element })

  const running = step !== undefined
  // Before the note takes the focus.
  useLayoutEffect(() => {
    if (!running) return
    const giveBack = rememberFocus()
    return () => {
      setMissed([])
      setShown(undefined)
      // Unless the person is at work elsewhere: the page stays usable.
      if (document.activeElement?.matches('body, [data-slot=tour], [data-slot=tour] *')) giveBack()
    }
  }, [running])

  if (!step) return null
  // Until the thing of the next step is found, the note before it stays: no moment without one, or without the focus.
  const before = shown && shown.id !== step.id && isDrawn(shown.element) ? shown : undefined
  const noted = element ? { id: step.id, element } : before
  const counted = steps.filter(({ id }) => id === noted?.id || !missed.includes(id))
  const at = counted.findIndex(({ id }) => id === noted?.id)
  const here = counted[at]
  if (!noted || !here) return null
  return (
    <Note
      key={here.id}
      step={here}
      target={noted.element}
      at={at}
      count={counted.length}
      waiting={!element}
      onGo={(to) => {
        const next = counted[to]
        if (next) onStepChange(next.id)
        else end('done')
      }}
      onSkip={() => end('skipped')}
      labels={labels}
    />
  )
}

interface Shown {
  id: string
  element: Element
}

/** On the way it went, from the step seen last to the one that is missing; where that ends, back. */
function nextOf(left: readonly TourStep[], steps: readonly TourStep[], missing: string, seen: string | undefined) {
  const at = (id: string | undefined) => steps.findIndex((step) => step.id === id)
  const after = left.filter(({ id }) => at(id) > at(missing))
  const before = left.filter(({ id }) => at(id) < at(missing)).reverse()
  const back = seen !== undefined && at(seen) > at(missing)
  return back ? [...before, ...after][0] : [...after, ...before][0]
}
