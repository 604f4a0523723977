import type { ReactNode } from 'react'
import { type Size, SizeContext } from '../_internal/size-context.ts'

export { type Size, useSize } from '../_internal/size-context.ts'

/**
 * Sets the size of every control below it, at once and without a reload (spec: global component size).
 *
 * Do: set it once at the root, and smaller for a dense region such as a table.
 * Don't: mix sizes in one row of controls.
 * Keys: none.
 */
export function SizeProvider({ size, children }: { size: Size; children: ReactNode }) {
  return <SizeContext value={size}>{children}</SizeContext>
}
