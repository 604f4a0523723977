import { type AsDrawn, type LaterParts, laterIn } from '#src/form-view/later-part.tsx'
import { takeEntered } from './entered-before.ts'

interface Part {
  drawn: AsDrawn | null
  enter: () => void
  readonly wake: () => void
  readonly awake: Promise<void>
  isAwake: boolean
}

/**
 * The first questions of a long form are made live at once, the others when there is time, and at once where somebody is near them
 * or in them. What is entered meanwhile is entered again, as by hand.
 */
export const createLaterParts = (root: HTMLElement): LaterParts => {
  const parts = new Map<string, Part>()
  const elements = [...root.querySelectorAll<HTMLElement>(laterIn)]
  const stopping = new AbortController()
  const wake = (element: Element | null) => {
    const part = element instanceof HTMLElement && parts.get(element.dataset.later ?? '')
    if (!part || part.isAwake) return false
    part.isAwake = true
    part.wake()
    return true
  }
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) wake(target)
    },
    { rootMargin: '50%' },
  )
  for (const element of elements) near.observe(element)
  for (const type of ['focusin', 'pointerdown', 'input', 'change'])
    root.addEventListener(type, ({ target }) => target instanceof Element && void wake(target.closest(laterIn)), {
      capture: true,
      signal: stopping.signal,
    })
  const goOn = () =>
    whenIdle(() => {
      // One at a time: somebody may be typing.
      if (elements.some(wake)) return
      near.disconnect()
      stopping.abort()
    })
  if (elements.length > 0) goOn()

  return {
    reach(name, now) {
      const element = elements.find(({ dataset }) => dataset.later === name)
      if (!element?.isConnected) return null
      const part = parts.get(name) ?? sleeping(now())
      parts.set(name, part)
      if (!part.isAwake) return part.awake
      const { drawn } = part
      if (drawn) part.enter = takeEntered(element)
      part.drawn = null
      return drawn
    },
    isLive(name) {
      const part = parts.get(name)
      if (!part) return
      const { enter } = part
      part.enter = nothing
      // As for the first part (entries/fill.tsx): what a framework does at its own time is done by then.
      requestAnimationFrame(() => setTimeout(enter))
      goOn()
    },
  }
}

const sleeping = (drawn: AsDrawn): Part => {
  let wake: () => void = nothing
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  return { drawn, enter: nothing, wake, awake, isAwake: false }
}

const nothing = () => undefined

/** Some browsers of phones do not say when they have nothing to do. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 50)
