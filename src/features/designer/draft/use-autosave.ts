import { useEffect, useMemo } from 'react'
import { Autosave, type SaveResult } from './autosave.ts'

/**
 * An autosave for a document of this revision, with the browser's clock and network; leaving the page with something
 * unsaved is asked about.
 *
 * @param save the same function as long as the document is the same
 */
export const useAutosave = <Value>(
  save: (value: Value, baseRevision: number) => Promise<SaveResult>,
  revision: number,
): Autosave<Value> => {
  const autosave = useMemo(
    () =>
      new Autosave<Value>(
        {
          save,
          isOnline: () => navigator.onLine,
          now: () => Date.now(),
          after: (ms, run) => {
            const timer = setTimeout(run, ms)
            return () => clearTimeout(timer)
          },
        },
        revision,
      ),
    [save, revision],
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.state.kind !== 'saved') event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [autosave])

  return autosave
}
