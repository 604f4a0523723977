import { useT } from '#src/i18n/use-t.ts'
import type { OpenDocument } from './open-document.ts'
import { useDocument } from './opened.tsx'

export interface Steps {
  readonly undo: string | null
  readonly redo: string | null
}

/** Names of the steps undo and redo would take, in words; null when there is none. */
export const useSteps = <Value>(document: OpenDocument<Value>, texts: string): Steps => {
  const t = useT(texts)
  const history = useDocument(document, (state) => state.history)
  const next = history.future[0]
  return {
    undo: history.past.length > 0 ? t(history.present.name) : null,
    redo: next ? t(next.name) : null,
  }
}
