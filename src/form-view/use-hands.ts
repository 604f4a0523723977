import { type RefObject, useEffect, useRef } from 'react'
import type { YesAndNo } from './hands.ts'

interface HandsOptions {
  /** One question at a time; otherwise nothing is fetched. */
  readonly isOn: boolean
  /** Where keys are heard: `anywhere` on a page that is all about the form. */
  readonly place: 'anywhere' | 'inside'
  readonly isLast: boolean
  readonly isFrozen: boolean
  readonly next: () => void
  readonly back: () => void
  readonly words: YesAndNo
}

/** One question at a time is filled in by keys and swipes as well. @param root around question and buttons */
export const useHands = (root: RefObject<HTMLElement | null>, options: HandsOptions): void => {
  const latest = useRef(options)
  latest.current = options
  const { isOn, place } = options
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isOver = false
    // Other forms do not wait for it, and this one can be filled in before it is there.
    void import('./hands.ts').then(({ listen }) => {
      const element = root.current
      if (isOver || !element) return
      stop = listen(element, place === 'anywhere' ? document : element, {
        isFrozen: () => latest.current.isFrozen,
        next: () => {
          if (latest.current.isLast) return false
          latest.current.next()
          return true
        },
        back: () => latest.current.back(),
        words: () => latest.current.words,
      })
    }, reportError)
    return () => {
      isOver = true
      stop?.()
    }
  }, [root, isOn, place])
}
