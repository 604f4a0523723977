import { useMemo, useSyncExternalStore } from 'react'
import type { CompiledForm, FormSession, Page } from '#shared/form/compile'
import { visiblePages } from '#src/form-view/visible-pages.ts'

/** The pages that have something to show right now; renders again only when that list changes. */
export const useVisiblePages = (compiled: CompiledForm, session: FormSession): readonly Page[] => {
  const read = () =>
    visiblePages(compiled, session)
      .map((page) => page.number)
      .join(' ')
  const numbers = useSyncExternalStore(session.subscribeAll, read, read)
  return useMemo(() => {
    const shown = new Set(numbers.split(' ').map(Number))
    return compiled.pages.filter((page) => shown.has(page.number))
  }, [compiled, numbers])
}
