import { useEffect, useState } from 'react'
import type { Command, CommandSource } from './index.tsx'

export interface SourceState {
  source: CommandSource
  /** The query this is the answer to. */
  query: string
  state: 'pending' | 'done' | 'failed'
  commands: readonly Command[]
}

/** Asks every source after a pause in typing. A newer query aborts the older; old answers never come in. */
export function useSources(sources: readonly CommandSource[], query: string, open: boolean): readonly SourceState[] {
  const [states, setStates] = useState<readonly SourceState[]>([])
  const asked = query.trim()

  useEffect(() => {
    if (!open || asked === '' || sources.length === 0) {
      setStates([])
      return
    }
    const stop = new AbortController()
    const set = (source: CommandSource, state: SourceState['state'], commands: readonly Command[] = []) => {
      if (stop.signal.aborted) return
      setStates((before) =>
        before.map((each) => (each.source.id === source.id ? { source, query: asked, state, commands } : each)),
      )
    }
    setStates((before) =>
      sources.map((source) => ({
        source,
        query: asked,
        state: 'pending',
        // What was found last stays until the answer is there: rows that vanish and return are hard to aim at.
        commands: before.find((each) => each.source.id === source.id)?.commands ?? [],
      })),
    )
    const timer = setTimeout(() => {
      for (const source of sources) {
        source.search(asked, stop.signal).then(
          (commands) => set(source, 'done', commands),
          () => set(source, 'failed'),
        )
      }
    }, typingPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [sources, asked, open])

  return states
}

/** Free-text search waits this long after a key (ux C11). */
export const typingPause = 300
