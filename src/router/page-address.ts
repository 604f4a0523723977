import { createContext } from 'react'

/**
 * The address of one open page. While the page is in the background, the address bar is another page's; this stays its own.
 */
export interface PageAddress {
  /** What stands behind the path, as the router parses it. */
  readonly search: unknown
  /**
   * Writes it anew: on screen as a navigation, in the background for when the page is shown again.
   * @param next gets the latest search of this page, which may be newer than the one it was drawn with
   */
  readonly write: (next: (search: unknown) => Record<string, unknown>, options: { replace: boolean }) => void
}

/** null where pages are not kept: the address bar is theirs. */
export const PageAddressContext = createContext<PageAddress | null>(null)
