// Whether the server can be reached at all: what the browser believes, held against what calls and a small question find.
import { useSyncExternalStore } from 'react'

/** Between two questions while nothing answers, and how long one may take, in ms. */
const pauseMs = 5000
const patienceMs = 5000

let reachable = true
let asking: Promise<boolean> | undefined
let again: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const isReachable = (): boolean => reachable

/** Returns the way to stop. */
export const onReachable = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useReachable = (): boolean => useSyncExternalStore(onReachable, isReachable, () => true)

/**
 * Somebody got no answer: is it the line? Asks the server, and goes on asking until it answers. One call that broke is no
 * proof, nor is `navigator.onLine`: it is true in a train's network without a way out, and false beside a server at home.
 */
export const askWhetherReachable = (): Promise<boolean> => {
  asking ??= answers().then((isThere) => {
    asking = undefined
    clearTimeout(again)
    if (!isThere) again = setTimeout(() => void askWhetherReachable(), pauseMs)
    if (isThere !== reachable) {
      reachable = isThere
      for (const listener of listeners) listener()
    }
    return isThere
  })
  return asking
}

/** Any answer is one: what a proxy refuses has come through the line. */
const answers = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  )

if (typeof window !== 'undefined') {
  for (const type of ['online', 'offline']) window.addEventListener(type, () => void askWhetherReachable())
}
