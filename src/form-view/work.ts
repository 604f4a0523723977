import type { WorkState } from '#sdk/ui'

/** What the questions of a form are still at: uploads, pictures being made. Whoever hands the answers on waits for it. */
export interface Work {
  readonly report: (key: string, questionId: string, state: WorkState | null) => void
  readonly isUnderWay: () => boolean
  /** A question with something that did not work out; null when all went well. */
  readonly failedAt: () => string | null
  /** Resolves once nothing is under way any more, when somebody calls it off, or after `limitMs`. */
  readonly settled: (limitMs: number) => Promise<WaitEnd>
  /** Whoever waits is not to go on: what they wait for, or with, has been taken away by a person. */
  readonly callOff: () => void
}

export type WaitEnd = 'done' | 'calledOff' | 'tooLong'

/** How long somebody who has pressed a button is asked to wait. */
export const workLimitMs = 60_000

export const createWork = (): Work => {
  const known = new Map<string, { readonly questionId: string; readonly state: WorkState }>()
  const waiting = new Set<{ readonly look: () => void; readonly end: (how: WaitEnd) => void }>()
  const isUnderWay = () => [...known.values()].some(({ state }) => state === 'underWay')
  return {
    report(key, questionId, state) {
      if (state) known.set(key, { questionId, state })
      else known.delete(key)
      for (const { look } of waiting) look()
    },
    isUnderWay,
    failedAt: () => [...known.values()].find(({ state }) => state === 'failed')?.questionId ?? null,
    callOff() {
      for (const { end } of waiting) end('calledOff')
    },
    settled: (limitMs) =>
      new Promise((resolve) => {
        const end = (how: WaitEnd) => {
          clearTimeout(timer)
          waiting.delete(waiter)
          resolve(how)
        }
        // What ends in one task may begin something else, or hand in its answer, in the next.
        const look = () => setTimeout(() => !isUnderWay() && end('done'))
        const waiter = { look, end }
        const timer = setTimeout(() => end('tooLong'), limitMs)
        waiting.add(waiter)
        look()
      }),
  }
}
