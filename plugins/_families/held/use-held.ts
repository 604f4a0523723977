import { useCallback, useEffect, useRef, useState } from 'react'
import { useServerAction } from '#sdk/ui'
import type { HeldReply } from './held.ts'

export interface Held {
  /** Null until the server has said it, and where there is none, as in the designer. */
  readonly reply: HeldReply | null
  readonly state: 'none' | 'held' | 'missing' | 'over'
  /** Until when it is held, by this device's clock. */
  readonly until: Date | null
  readonly again: () => void
}

/**
 * Holds what is chosen while somebody fills in the form, and keeps what is left up to date as long as the page is looked
 * at. Without a network nothing is held and nothing is lost: the server decides when the answer arrives.
 *
 * @param asked the input of the type's action `left`, and of `hold` beside `answer`
 */
export const useHeld = (
  asked: unknown,
  answer: unknown,
  { idle, everySeconds = 10 }: { idle: boolean; everySeconds?: number },
): Held => {
  const askLeft = useServerAction('left')
  const askHold = useServerAction('hold')
  const [reply, setReply] = useState<HeldReply | null>(null)
  const [until, setUntil] = useState<Date | null>(null)
  const [over, setOver] = useState(false)
  const about = JSON.stringify(asked)
  const wanted = answer === undefined ? '' : JSON.stringify(answer)
  /** What comes late must not overwrite what was asked after it. */
  const turn = useRef(0)

  const look = useCallback(async () => {
    const own = ++turn.current
    const next = await askLeft(JSON.parse(about)).catch(nothing)
    if (own === turn.current && isReply(next)) setReply((before) => ({ ...next, missing: before?.missing ?? [] }))
  }, [askLeft, about])

  const lacks = wanted !== '' && (reply?.missing.length ?? 0) > 0
  const hold = useCallback(async () => {
    const own = ++turn.current
    const next = await askHold({ ...JSON.parse(about), answer: wanted === '' ? null : JSON.parse(wanted) }).catch(
      nothing,
    )
    if (own !== turn.current || !isReply(next)) return
    setReply(next)
    setOver(false)
    setUntil(next.seconds > 0 ? new Date(Date.now() + next.seconds * 1000) : null)
  }, [askHold, about, wanted])

  // Every key of a number would be a call: what is chosen is held once it stands.
  const isFirst = useRef(true)
  useEffect(() => {
    if (idle) return
    if (isFirst.current && wanted === '') {
      isFirst.current = false
      void look()
      return
    }
    isFirst.current = false
    const timer = setTimeout(() => void hold(), 300)
    return () => clearTimeout(timer)
  }, [idle, wanted, hold, look])

  useEffect(() => {
    if (idle) return
    // What others held may have come free: whoever still wants it need not choose it again. What is held is not held longer
    // by waiting.
    const ask = lacks && until === null && !over ? hold : look
    const whenSeen = () => document.visibilityState === 'visible' && void ask()
    const timer = setInterval(whenSeen, everySeconds * 1000)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [idle, lacks, until, over, hold, look, everySeconds])

  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(
      () => {
        setUntil(null)
        setOver(true)
        void look()
      },
      Math.max(0, until.getTime() - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [until, look])

  const state = wanted === '' ? 'none' : over ? 'over' : lacks ? 'missing' : until ? 'held' : 'none'
  return { reply, state, until, again: () => void hold() }
}

const nothing = () => null

const isReply = (value: unknown): value is HeldReply => typeof value === 'object' && value !== null && 'left' in value
