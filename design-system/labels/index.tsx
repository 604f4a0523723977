import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { KitLabels } from './kit-labels.ts'

export type { KitLabels } from './kit-labels.ts'

const LabelsContext = createContext<KitLabels | undefined>(undefined)
const LocaleContext = createContext<string | undefined>(undefined)

/**
 * Says in one place what every component below says: Previous, Clear, “3 selected”. Mounted once at the root of an
 * application; a part of it may be mounted in another language.
 *
 * Do: mount it once at the root, with all words of one language.
 * Don't: mount it anew for a single word; a component takes that as a prop.
 */
export function KitLabelsProvider({
  labels,
  locale,
  children,
}: {
  labels: KitLabels
  /** The language of the words, BCP 47: numbers are written in it. */
  locale?: string | undefined
  children: ReactNode
}) {
  return (
    <LocaleContext value={locale}>
      <LabelsContext value={labels}>{children}</LabelsContext>
    </LocaleContext>
  )
}

/** The language a component writes numbers in: its own, or that of the words around it. */
export function useKitLocale(own: string | undefined): string | undefined {
  const around = useContext(LocaleContext)
  return own ?? around
}

/** The words around a component that can do without: on the public page there are none. */
export const useLabelsAround = <Name extends keyof KitLabels>(name: Name): KitLabels[Name] | undefined =>
  useContext(LabelsContext)?.[name]

/**
 * What a component says: the words around it, and over them its own. The result changes only when one of the two does.
 *
 * @param name the component's folder
 * @param own a caller's words. Without a provider they are all there is, so they must be complete: the public page does
 *   without one, because a visitor should not load the words of a console.
 * @throws Error when there are neither
 */
export function useLabels<Name extends keyof KitLabels>(
  name: Name,
  own?: Partial<KitLabels[Name]> | undefined,
): KitLabels[Name] {
  const around = useContext(LabelsContext)?.[name]
  const labels = useMemo(
    // The only words there are, complete by the rule above.
    () => (around && own ? { ...around, ...own } : (around ?? (own as KitLabels[Name] | undefined))),
    [around, own],
  )
  if (!labels) throw new Error(`${name} has no words: put it below a KitLabelsProvider, or pass it labels`)
  return labels
}
