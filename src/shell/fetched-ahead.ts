import { type ComponentType, lazy } from 'react'

export interface FetchedAhead<Props> {
  readonly Screen: ComponentType<Props>
  /** Fetches its code; whoever waits for it sees the screen at once, without the moment of waiting that `lazy` shows. */
  readonly fetch: () => Promise<void>
}

/** A screen with code of its own. Fetched ahead or not, it stays the same component, so nothing is mounted anew. */
export const fetchedAhead = <Props>(load: () => Promise<ComponentType<Props>>): FetchedAhead<Props> => {
  let ready: { default: ComponentType<Props> } | null = null
  const fetch = async () => {
    ready ??= { default: await load() }
    return ready
  }
  return {
    Screen: lazy(() => (ready ? answeredWith(ready) : fetch())) as ComponentType<Props>, // of its props `lazy` only knows that they are somebody's
    fetch: async () => void (await fetch()),
  }
}

/** React asks for a promise and takes whatever has `then`: answered at once, it does not wait. */
const answeredWith = <Value>(value: Value): Promise<Value> =>
  // biome-ignore lint/suspicious/noThenProperty: the reason is above
  ({ then: (done: (value: Value) => void) => done(value) }) as Promise<Value> // of a promise React uses this alone
