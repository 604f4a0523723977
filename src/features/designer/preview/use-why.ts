import { useMemo, useSyncExternalStore } from 'react'
import { explainedForm, type Why, whyShown } from '#shared/form/why'
import { resolveType } from '#src/registry/question-types.admin.ts'
import type { PreviewSession } from './use-preview-session.ts'

/** What the rules make of the answers, with each answer anew. */
export const useWhy = ({ compiled, session }: PreviewSession): Why => {
  const explained = useMemo(() => {
    let known: Why | undefined
    const form = explainedForm(compiled, resolveType)
    return {
      subscribe: (listener: () => void) => {
        // What was answered before somebody listened.
        known = undefined
        return session.subscribeAll(() => {
          known = undefined
          listener()
        })
      },
      read: () => {
        known ??= whyShown(form, session)
        return known
      },
    }
  }, [compiled, session])
  return useSyncExternalStore(explained.subscribe, explained.read)
}
