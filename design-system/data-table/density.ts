import { useState } from 'react'
import { useMedia } from '../_internal/use-media.ts'
import { useSize } from '../size/index.tsx'

/** Rows of 32, 40 and 48 px at the browser's usual font size; they grow with it. */
export type Density = 'compact' | 'default' | 'roomy'

const rem: Record<Density, number> = { compact: 2, default: 2.5, roomy: 3 }
const touchRem = 2.75

/** Height of a row in px. Without a density of its own the table follows the component size: small ones are compact. */
export function useRowHeight(density?: Density | undefined): number {
  const size = useSize()
  const touch = useMedia('(pointer: coarse)')
  // Read once: the table draws on every block of rows scrolled, and reading styles is not free.
  const [rootSize] = useState(rootFontSize)
  const own = rem[density ?? (size === 'small' || size === 'mini' ? 'compact' : 'default')]
  return Math.round((touch ? Math.max(own, touchRem) : own) * rootSize)
}

function rootFontSize(): number {
  if (typeof document === 'undefined') return 16
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
