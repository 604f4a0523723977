import { useEffect, useState } from 'react'
import type { Issue } from '#sdk'
import { useServerAction } from '#sdk/ui'
import type { PlacesLeft } from './quota.ts'
import type { watchPlaces } from './watch-places.tsx'

/**
 * What is left of options with quotas, kept up to date, with what reckons with it. Few forms have any, so all of that is
 * fetched when it is needed; null until then, without a network, and where there is no server.
 */
export const usePlaces = <Reckoning extends { readonly watchPlaces: typeof watchPlaces }>(
  load: () => Promise<Reckoning>,
  isLimited: boolean,
  issues: readonly Issue[],
): (Reckoning & { readonly left: PlacesLeft }) | null => {
  const ask = useServerAction('left')
  const [places, setPlaces] = useState<(Reckoning & { readonly left: PlacesLeft }) | null>(null)
  // Whoever came too late sees at once what is left instead.
  const isRefused = issues.some(({ code }) => code.endsWith('.full'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is a reason to ask anew; what is loaded is the same
  useEffect(() => {
    if (!isLimited) return
    let stop: (() => void) | null | undefined
    load().then(
      (reckoning) => {
        if (stop !== null) stop = reckoning.watchPlaces(ask, (left) => setPlaces({ ...reckoning, left }))
      },
      () => undefined,
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [ask, isLimited, isRefused])

  return isLimited ? places : null
}
