import { useMemo, useSyncExternalStore } from 'react'
import type { FormSession, Page } from '#shared/form/compile'
import { visiblePages } from '#shared/form/visible-pages'

/** The pages that have something to show right now; renders again only when that list changes. */
export const useVisiblePages = (pages: readonly Page[], session: FormSession): readonly Page[] => {
  const read = () =>
    visiblePages(pages, session)
      .map((page) => page.number)
      .join(' ')
  const numbers = useSyncExternalStore(session.subscribeAll, read, read)
  return useMemo(() => {
    const shown = new Set(numbers.split(' ').map(Number))
    return pages.filter((page) => shown.has(page.number))
  }, [pages, numbers])
}
