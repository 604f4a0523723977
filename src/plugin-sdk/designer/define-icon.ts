import type { ReactElement } from 'react'

export type AnyIcon = { readonly shapes: ReactElement }

/**
 * A drawing of the type's own for the palette: shapes on a grid of 24, drawn as lines in the colour of the words beside
 * them, never filled. The default export of `icon.tsx`; without it `icon` of the definition names one of the design system.
 * @example
 * export default defineIcon(<path d="M4 19c4-12 8 4 16-10M4 22h16" />)
 */
export const defineIcon = (shapes: ReactElement): AnyIcon => ({ shapes })
