import { useCallback, useEffect, useRef, useState } from 'react'
import type { CaptchaState } from '#ds/slide-captcha'
import type { CaptchaChallenge } from '#shared/contract/captcha'
import { CaptchaRefusal, type CaptchaWire } from './wire.ts'

interface Shown {
  readonly state: CaptchaState
  readonly challenge: CaptchaChallenge | null
  /** The server's reason for a blank picture, in the person's language; '' where it gave none. */
  readonly reason: string
}

/** The server forgets a challenge after 120 s; said a little before, so that nobody solves one in vain. */
const freshMs = 115_000
/** The server that empties the pictures (spec 8: 6201), and the one that has had enough for five minutes. */
const emptying = new Set(['6201', '6202'])

/**
 * One picture puzzle after the other, as the spec's states go (section 4).
 *
 * @param onFailed told how many were failed in a row
 * @param onVerified gets the pass the moment the server gave it; the view still shows its success
 */
export const useChallenge = (
  wire: CaptchaWire,
  kind: 'blockPuzzle' | 'clickWord',
  { onFailed, onVerified }: { onFailed: () => void; onVerified: (slideCode: string) => void },
) => {
  const [shown, setShown] = useState<Shown>({ state: { kind: 'loading' }, challenge: null, reason: '' })
  // An answer to a question that is not asked any more, after another picture or a change of kind.
  const round = useRef(0)
  const shownAt = useRef(0)
  const latest = useRef({ onFailed, onVerified })
  latest.current = { onFailed, onVerified }

  const load = useCallback(async () => {
    const own = ++round.current
    setShown({ state: { kind: 'loading' }, challenge: null, reason: '' })
    try {
      const challenge = await wire.challenge(kind)
      if (own !== round.current) return
      shownAt.current = performance.now()
      setShown({ state: { kind: 'ready' }, challenge, reason: '' })
    } catch (error) {
      if (own === round.current) setShown({ state: { kind: 'blank' }, challenge: null, reason: reasonOf(error) })
    }
  }, [wire, kind])

  useEffect(() => {
    void load()
    return () => {
      round.current++
    }
  }, [load])

  const { challenge } = shown
  const isReady = shown.state.kind === 'ready'
  useEffect(() => {
    if (!challenge || !isReady) return
    const left = freshMs - (performance.now() - shownAt.current)
    const timer = setTimeout(() => setShown({ state: { kind: 'expired' }, challenge, reason: '' }), left)
    return () => clearTimeout(timer)
  }, [challenge, isReady])

  /** @param afterMs a moment for the eye before the result */
  const check = async (text: string, afterMs = 0) => {
    if (!challenge || !isReady) return
    const own = round.current
    const seconds = (performance.now() - shownAt.current) / 1000
    setShown({ state: { kind: 'checking' }, challenge, reason: '' })
    if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs))
    try {
      const slideCode = await wire.check(challenge, text)
      if (own !== round.current) return
      setShown({ state: { kind: 'passed', seconds }, challenge, reason: '' })
      latest.current.onVerified(slideCode)
    } catch (error) {
      if (own !== round.current) return
      const empties = error instanceof CaptchaRefusal && emptying.has(error.repCode)
      setShown({ state: { kind: empties ? 'blank' : 'failed' }, challenge, reason: reasonOf(error) })
      if (!empties) latest.current.onFailed()
    }
  }

  return { ...shown, load: () => void load(), check }
}

const reasonOf = (error: unknown): string => (error instanceof CaptchaRefusal ? error.message : '')
