import type { WorkState } from '#sdk/ui'

/** What the questions of a form are still at: uploads, pictures being made. Whoever hands the answers on waits for it. */
export interface Work {
  readonly report: (key: string, questionId: string, state: WorkState | null) => void
  readonly isUnderWay: () => boolean
  /** A question with something that did not work out; null when all went well. */
  readonly failedAt: () => string | null
  /** Resolves once nothing is under way any more, or after `limitMs`. @returns false when that was too short */
  readonly settled: (limitMs: number) => Promise<boolean>
}

/** How long somebody who has pressed a button is asked to wait. */
export const workLimitMs = 60_000

export const createWork = (): Work => {
  const known = new Map<string, { readonly questionId: string; readonly state: WorkState }>()
  const waiting = new Set<() => void>()
  const isUnderWay = () => [...known.values()].some(({ state }) => state === 'underWay')
  return {
    report(key, questionId, state) {
      if (state) known.set(key, { questionId, state })
      else known.delete(key)
      for (const look of waiting) look()
    },
    isUnderWay,
    failedAt: () => [...known.values()].find(({ state }) => state === 'failed')?.questionId ?? null,
    settled: (limitMs) =>
      new Promise((resolve) => {
        const end = (isSettled: boolean) => {
          clearTimeout(timer)
          waiting.delete(look)
          resolve(isSettled)
        }
        // What ends in one task may begin something else, or hand in its answer, in the next.
        const look = () => setTimeout(() => !isUnderWay() && end(true))
        const timer = setTimeout(() => end(false), limitMs)
        waiting.add(look)
        look()
      }),
  }
}
