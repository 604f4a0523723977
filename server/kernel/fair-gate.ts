/** Who wants to enter. */
export interface Caller {
  /** What turns are taken by: first among the wide ones, then among the narrow ones of the same wide one. */
  readonly lane: { readonly wide: string; readonly narrow: string }
  /** Aborted once nobody waits for the answer any more. Its reason is what the caller gets. */
  readonly gone?: AbortSignal | undefined
}

export interface FairGateOptions {
  /** Tasks that run at once. */
  readonly width: number
  /** Callers that wait at once. Beyond it the longest lane gives way: whoever crowds is refused first. */
  readonly queue: number
  /** Milliseconds somebody waits at most. */
  readonly patience: number
  readonly onRefused: () => Error
}

/**
 * Lets `width` tasks run at once; the others wait by turns. A lane of a thousand callers gets as many turns as a lane of
 * one, so that a flood from one network holds up that network and nobody else.
 */
export const createFairGate = ({ width, queue, patience, onRefused }: FairGateOptions) => {
  let running = 0
  let turn = 0
  const waiting: Place[] = []
  /** The turn a lane had last. A lane that comes back for more stands behind those that have had none yet. */
  const lastTurns = new Map<string, number>()

  const enter = (caller: Caller): Promise<void> =>
    new Promise((resolve, reject) => {
      const refuse = (error: unknown) => {
        const index = waiting.indexOf(place)
        if (index >= 0) waiting.splice(index, 1)
        settle()
        reject(error)
      }
      const hangUp = () => refuse(caller.gone?.reason)
      const timer = setTimeout(() => refuse(onRefused()), patience)
      const settle = () => {
        clearTimeout(timer)
        caller.gone?.removeEventListener('abort', hangUp)
      }
      const place: Place = {
        ...lanesOf(caller),
        admit: () => {
          settle()
          resolve()
        },
        refuse: () => refuse(onRefused()),
      }
      caller.gone?.addEventListener('abort', hangUp)
      waiting.push(place)
      if (waiting.length > queue) lastOfLongestLane(waiting)?.refuse()
    })

  const leave = (): void => {
    const place = takeNext(waiting, ({ wide, narrow }) => [lastTurns.get(wide) ?? 0, lastTurns.get(narrow) ?? 0])
    // Whoever leaves hands its place over, so `running` does not change.
    if (place) {
      takeTurn(place)
      place.admit()
    } else if (--running === 0) lastTurns.clear()
  }

  const takeTurn = ({ wide, narrow }: Lanes): void => {
    turn++
    for (const lane of [wide, narrow]) {
      lastTurns.delete(lane)
      lastTurns.set(lane, turn)
    }
    // A flood from everywhere must not be remembered for ever; whose turn is longest ago is as good as new.
    for (const lane of lastTurns.keys()) {
      if (lastTurns.size <= remembered) break
      lastTurns.delete(lane)
    }
  }

  return async <Result>(caller: Caller, task: () => Promise<Result>): Promise<Result> => {
    caller.gone?.throwIfAborted()
    if (running < width) {
      running++
      takeTurn(lanesOf(caller))
    } else await enter(caller)
    try {
      return await task()
    } finally {
      leave()
    }
  }
}

export type FairGate = ReturnType<typeof createFairGate>

const remembered = 10_000

interface Lanes {
  readonly wide: string
  readonly narrow: string
}

const lanesOf = ({ lane: { wide, narrow } }: Caller): Lanes => ({ wide, narrow: `${wide} ${narrow}` })

interface Place extends Lanes {
  readonly admit: () => void
  readonly refuse: () => void
}

/** Takes out whose lanes have waited longest for a turn; of those the one that came first. */
const takeNext = (waiting: Place[], turnsOf: (place: Place) => readonly [number, number]): Place | undefined => {
  let best = -1
  let bestTurns: readonly [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [index, place] of waiting.entries()) {
    const turns = turnsOf(place)
    if (turns[0] < bestTurns[0] || (turns[0] === bestTurns[0] && turns[1] < bestTurns[1])) {
      best = index
      bestTurns = turns
    }
  }
  return best === -1 ? undefined : waiting.splice(best, 1)[0]
}

const lastOfLongestLane = (waiting: readonly Place[]): Place | undefined => {
  const lengths = new Map<string, number>()
  for (const { wide } of waiting) lengths.set(wide, (lengths.get(wide) ?? 0) + 1)
  const longest = Math.max(...lengths.values())
  return waiting.findLast(({ wide }) => lengths.get(wide) === longest)
}
