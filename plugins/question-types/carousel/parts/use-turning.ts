import { type RefObject, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

/**
 * Which slide is in sight, and who moves it. The track scrolls by itself under a finger; what it came to rest at is the
 * slide. It plays while nobody touches or reads it, and stops for good when somebody moves it (WCAG 2.2.2).
 *
 * @param seconds a slide stays; 0: nothing moves by itself
 */
export const useTurning = (track: RefObject<HTMLElement | null>, count: number, seconds: number) => {
  const isStill = useReducedMotion()
  const [seen, setSeen] = useState(0)
  const [stopped, setStopped] = useState<boolean>()
  const [resting, setResting] = useState(false)
  /** Where the track is on its way to; what it passes meanwhile is not what is in sight. */
  const target = useRef<number>(undefined)
  const index = Math.min(seen, count - 1)
  const isPlaying = seconds > 0 && count > 1 && !(stopped ?? isStill)

  const show = (to: number) => {
    const slide = (to + count) % count
    setSeen(slide)
    target.current = slide
    track.current?.scrollTo({
      left: slide * track.current.clientWidth,
      behavior: isStill ? 'instant' : 'smooth',
    })
  }
  useEffect(() => {
    if (!isPlaying || resting) return undefined
    const timer = setTimeout(() => {
      // Pictures that nobody sees need not turn, and must not be fetched for it.
      if (document.visibilityState === 'visible') show(index + 1)
    }, seconds * 1000)
    return () => clearTimeout(timer)
  })

  return {
    index,
    isPlaying,
    isResting: resting,
    rest: setResting,
    toggle: () => setStopped(isPlaying),
    /** By a person: from now on it is theirs. */
    go: (to: number) => {
      setStopped(true)
      show(to)
    },
    /** The track was scrolled, by a finger or by `show`. */
    scrolled: () => {
      const width = track.current?.clientWidth ?? 0
      if (width === 0 || !track.current) return
      const at = Math.round(track.current.scrollLeft / width)
      if (target.current !== undefined && target.current !== at) return
      target.current = undefined
      setSeen(at)
    },
    /** A finger is on it. */
    touched: () => {
      target.current = undefined
      setStopped(true)
    },
  }
}
