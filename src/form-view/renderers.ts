import { useEffect, useMemo, useState } from 'react'
import type { AnyRenderer } from '#sdk/ui'

/** What is known of a type's renderer: there, on its way, could not be fetched, or (undefined) no such type. */
export type RendererState = AnyRenderer | 'loading' | 'failed' | undefined

/** Renderers by question type id. A plain Map of loaded renderers is one. */
export interface Renderers {
  get(typeId: string): RendererState
}

export type RendererLoaders = ReadonlyMap<string, () => Promise<AnyRenderer>>

/**
 * Loads the renderers of `typeIds` and renders again as they arrive: for the console, where a question may be added at
 * any time. The public page loads all of a form's renderers before it draws.
 */
export const useRenderers = (loaders: RendererLoaders, typeIds: Iterable<string>): Renderers => {
  const [known, setKnown] = useState<ReadonlyMap<string, AnyRenderer | 'failed'>>(new Map())
  const wanted = [...new Set(typeIds)].sort().join(' ')

  useEffect(() => {
    let current = true
    const keep = (id: string, state: AnyRenderer | 'failed') => {
      if (current) setKnown((before) => new Map(before).set(id, state))
    }
    for (const id of wanted.split(' ')) {
      loaders
        .get(id)?.()
        .then(
          (renderer) => keep(id, renderer),
          () => keep(id, 'failed'),
        )
    }
    return () => {
      current = false
    }
  }, [loaders, wanted])

  return useMemo(() => ({ get: (id) => known.get(id) ?? (loaders.has(id) ? 'loading' : undefined) }), [known, loaders])
}
