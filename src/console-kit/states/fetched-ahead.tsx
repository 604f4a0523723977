import { type ComponentType, use, useSyncExternalStore } from 'react'
import { askWhetherReachable } from '#src/api/reachability.ts'
import { NotFetched } from './not-fetched.tsx'

export interface FetchedAhead<Props> {
  readonly Screen: ComponentType<Props>
  /** Fetches its code; whoever waits for it sees the screen at once, without a moment of waiting. */
  readonly fetch: () => Promise<void>
}

/**
 * A screen with code of its own. Fetched ahead or not, it stays the same component, so nothing is mounted anew. Code that
 * does not come is said where the screen should be and asked for again as soon as there is a network: nothing around it,
 * no open page and no unsaved word, is touched.
 */
export const fetchedAhead = <Props,>(load: () => Promise<ComponentType<Props>>): FetchedAhead<Props> => {
  let Ready: ComponentType<Props> | null = null
  let failure: unknown = null
  let trying: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }

  const fetch = async () => {
    Ready ??= await load()
  }
  /** Never rejects: what it came to is read afterwards. */
  const attempt = () => {
    trying ??= fetch()
      // The line may have been gone for a moment only.
      .catch(async (error: unknown) => ((await askWhetherReachable()) ? fetch() : Promise.reject(error)))
      .then(
        () => undefined,
        (error: unknown) => {
          failure = error
        },
      )
      .then(() => {
        trying = null
      })
    return trying
  }
  const again = () => {
    failure = null
    tell()
  }
  /** Shown anew, it is asked for anew. */
  const forget = () => {
    failure = null
  }

  function Screen(props: Props & object) {
    useSyncExternalStore(subscribe, () => failure)
    if (!Ready && failure !== null) return <NotFetched onRetry={again} onGone={forget} />
    if (!Ready) use(attempt())
    // Fetched by now: what suspends is drawn again when the attempt is over.
    const Shown = Ready as ComponentType<Props>
    return <Shown {...props} />
  }
  return { Screen: Screen as ComponentType<Props>, fetch }
}
