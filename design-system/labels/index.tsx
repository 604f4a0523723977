import { createContext, type ReactNode, use, useMemo } from 'react'
import type { KitLabels } from './kit-labels.ts'

export type { KitLabels } from './kit-labels.ts'

const LabelsContext = createContext<KitLabels | undefined>(undefined)

/**
 * Says in one place what every component below says: Previous, Clear, “3 selected”. Mounted once at the root of an
 * application; a part of it may be mounted in another language.
 *
 * Do: mount it once at the root, with all words of one language.
 * Don't: mount it anew for a single word; a component takes that as a prop.
 */
export function KitLabelsProvider({ labels, children }: { labels: KitLabels; children: ReactNode }) {
  return <LabelsContext value={labels}>{children}</LabelsContext>
}

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
  const around = use(LabelsContext)?.[name]
  const labels = useMemo(
    // The only words there are, complete by the rule above.
    () => (around && own ? { ...around, ...own } : (around ?? (own as KitLabels[Name] | undefined))),
    [around, own],
  )
  if (!labels) throw new Error(`${name} has no words: put it below a KitLabelsProvider, or pass it labels`)
  return labels
}
