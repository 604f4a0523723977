// Has one listener take its events in the background, form after form.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import type { AnyEventKind, AnyListener } from '../../kernel/event.ts'
import { lanesOf } from './repository.ts'
import { createTaker, type TakerDeps } from './taker.ts'

export interface Loop {
  /** Ends after the batch in hand. */
  readonly close: () => Promise<void>
}

/** Any number of processes may do so on one database: each takes what no other is at. */
export const startLoop = (listener: AnyListener, deps: TakerDeps & { readonly db: Database }): Loop => {
  const { db, log, isBusy } = deps
  const taker = createTaker(listener, deps)
  const kinds = listener.kinds.map(({ kind }: AnyEventKind) => kind)
  const stop = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stop.signal }).catch(() => undefined)

  /** One batch of each form that has any. @returns whether there was anything to do */
  const round = async (): Promise<boolean> => {
    let taken = 0
    for (const formId of await lanesOf(db, { listener: listener.name, kinds })) {
      if (stop.signal.aborted) return false
      const started = performance.now()
      taken += await taker.take(formId, { mayWait: false })
      // A fifth of the time at most while people wait.
      if (isBusy()) await pause((performance.now() - started) * 4)
    }
    return taken > 0
  }

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await pause((await round()) ? 0 : idleMs)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        log.error({ listener: listener.name, reason }, 'taking events failed')
        await pause(retryMs)
      }
    }
  }

  const running = run()
  return {
    close: async () => {
      stop.abort()
      await running
    },
  }
}

/** Between looks for events. Whoever cannot wait drains. */
const idleMs = 1000
const retryMs = 3000
