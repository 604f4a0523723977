import { Direction } from 'radix-ui'
import type { ReactNode } from 'react'

/**
 * Says which way the text runs to overlays, whose content hangs outside of the page's elements, and to arrow keys.
 * Once, at the root, with the direction of the language on screen; the document's own `dir` is set beside it.
 *
 * Do: change it together with `document.documentElement.dir`.
 * Don't: nest it to mirror a part of a page; a passage in another direction carries `dir` itself.
 */
export function DirectionProvider({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>
}
