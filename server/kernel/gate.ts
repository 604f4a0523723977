/** Lets at most `width` tasks run at once and at most `queue` wait; `enter` rejects with `onFull()` beyond that. */
export const createGate = (width: number, queue: number, onFull: () => Error) => {
  let running = 0
  const waiting: (() => void)[] = []

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < width) running++
    else {
      if (waiting.length >= queue) throw onFull()
      // Whoever leaves hands its place over, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
