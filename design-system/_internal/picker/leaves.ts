import type { FocusEvent } from 'react'

/**
 * Whether the focus leaves a picker: not for another part of it, nor for its panel, which floats elsewhere in the page
 * but whose events come through it (React's portals).
 */
export function leaves({ currentTarget, relatedTarget: to }: FocusEvent<Element>): boolean {
  if (currentTarget.contains(to)) return false
  const panel = to?.closest('[data-radix-popper-content-wrapper]')
  // Not one that the whole picker stands in.
  return !panel || panel.contains(currentTarget)
}
