import { useEffect, useState } from 'react'
import type { FaceFinder } from './face-finder.ts'

export type FinderState =
  | { readonly state: 'loading'; readonly share: number }
  | { readonly state: 'ready'; readonly finder: FaceFinder }
  | { readonly state: 'failed' }

/** Program and models, fetched once somebody has agreed; they go with the check. */
export const useFinder = ({ liveness, compare }: { liveness: boolean; compare: boolean }) => {
  const [found, setFound] = useState<FinderState>({ state: 'loading', share: 0 })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the same once more
  useEffect(() => {
    let isOver = false
    let opened: FaceFinder | undefined
    setFound({ state: 'loading', share: 0 })
    const open = async () => {
      const { openFaceFinder } = await import('./face-finder.ts')
      if (isOver) return
      const finder = await openFaceFinder({ liveness, compare }, (share) => {
        if (!isOver) setFound({ state: 'loading', share })
      })
      if (isOver) return finder.close()
      opened = finder
      setFound({ state: 'ready', finder })
    }
    open().catch(() => {
      if (!isOver) setFound({ state: 'failed' })
    })
    return () => {
      isOver = true
      opened?.close()
    }
  }, [liveness, compare, attempt])

  return { found, retry: () => setAttempt((count) => count + 1) }
}
