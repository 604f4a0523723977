import { createContext, type ReactNode, use } from 'react'
import { type Translate, useT as useTextsOf } from '../../i18n/use-t.ts'

export { useLanguage } from '../../i18n/use-t.ts'

const ScopeContext = createContext<string | null>(null)

/** Tells the hooks below whose texts they read. Set by the shell, not by plugins. */
export function PageScope({ id, children }: { id: string; children: ReactNode }) {
  return <ScopeContext value={id}>{children}</ScopeContext>
}

/** The page's own texts: `t('title')` reads `admin.title` of its `locales/<language>.json`. */
export const useT = (): Translate => {
  const id = use(ScopeContext)
  if (id === null) throw new Error('A hook of a system page was used outside of one')
  return useTextsOf(`system-pages/${id}`)
}

/** Texts a family brings for all pages built on it: `useFamilyT('records')` reads `plugins/_families/records/locales`. */
export const useFamilyT = (family: string): Translate => useTextsOf(`_families/${family}`)
