export interface Stopwatch {
  /** Milliseconds the page was in view, with what `before` counted. */
  elapsed(): number
  stop(): void
}

/** Measures how long the page is really looked at: time in the background does not count, nor that on the server. */
export const startStopwatch = (before = 0, page: Document | undefined = globalThis.document): Stopwatch => {
  let total = before
  let since: number | null = page?.visibilityState === 'visible' ? performance.now() : null

  const settle = () => {
    const now = performance.now()
    if (since !== null) total += now - since
    since = page?.visibilityState === 'visible' ? now : null
  }
  page?.addEventListener('visibilitychange', settle)

  return {
    elapsed: () => Math.round(total + (since === null ? 0 : performance.now() - since)),
    stop: () => {
      settle()
      since = null
      page?.removeEventListener('visibilitychange', settle)
    },
  }
}
