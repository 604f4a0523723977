import type { CDPSession } from 'playwright'

export interface Traffic {
  readonly requests: number
  /** On the wire, headers too. */
  readonly bytes: number
  /**
   * Answers in the longest row of which each was asked for by what the one before it brought; the page itself is one. What
   * has been asked for and is still on its way has been waited for by nobody.
   */
  readonly depth: number
}

interface Asked {
  readonly id: string
  /** ms since 1970. */
  readonly at: number
  readonly depth: number
}

/**
 * Watches what a page asks for. What it fetches ahead once it can be used is not part of opening it.
 *
 * @returns what was begun until a moment, in ms since 1970, and is there by now
 */
export const watchTraffic = (session: CDPSession): ((until: number) => Traffic) => {
  const asked = new Map<string, Asked>()
  const arrived = new Map<string, { readonly at: number; readonly bytes: number }>()
  /** ms since 1970 at the zero of the browser's own clock. */
  let zero = 0
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, documentURL, timestamp, wallTime }) => {
    if (!request.url.startsWith('http') || asked.has(request.url)) return
    zero = (wallTime - timestamp) * 1000
    const by = [initiator.url, ...addressesIn(initiator.stack), documentURL]
    const cause = by.map((url) => asked.get(url ?? '')).find((each) => each !== undefined)
    asked.set(request.url, { id: requestId, at: wallTime * 1000, depth: 1 + (cause?.depth ?? 0) })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    arrived.set(requestId, { at: zero + timestamp * 1000, bytes: encodedDataLength }),
  )
  return (until) => {
    const begun = [...asked.values()].filter(({ at }) => at <= until)
    return {
      requests: begun.length,
      bytes: begun.reduce((sum, { id }) => sum + (arrived.get(id)?.bytes ?? 0), 0),
      depth: Math.max(
        ...begun
          .filter(({ id }) => (arrived.get(id)?.at ?? Number.POSITIVE_INFINITY) <= until)
          .map(({ depth }) => depth),
      ),
    }
  }
}

interface Stack {
  callFrames: { url: string }[]
  parent?: Stack | undefined
}

const addressesIn = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...addressesIn(stack.parent)] : []
