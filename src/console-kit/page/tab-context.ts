import { createContext, use, useEffect } from 'react'
import { changeTabs } from './open-tabs.atoms.ts'
import { titled } from './open-tabs.ts'

/** The id of the tab a page is in; null outside of the shell. */
export const TabContext = createContext<string | null>(null)

/** Names the tab after the record in it (ux.md 1.3). While the name is not known yet, pass ''. */
export const useTabTitle = (title: string): void => {
  const id = use(TabContext)
  useEffect(() => {
    if (id !== null && title !== '') changeTabs((tabs) => titled(tabs, id, title))
  }, [id, title])
}
