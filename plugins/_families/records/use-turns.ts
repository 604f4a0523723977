import { useCallback, useRef } from 'react'

/** Lets what people do at once happen one after the other: each begins when the one before has been answered. */
export const useTurns = (): (<Answer>(act: () => Promise<Answer>) => Promise<Answer>) => {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback((act) => {
    const mine = last.current.then(act)
    last.current = mine.catch(() => undefined)
    return mine
  }, [])
}
