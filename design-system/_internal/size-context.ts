import { createContext, useContext } from 'react'

/** Component sizes of the spec and their least heights: 40, 36, 32 and 28 px (44 px under a finger). */
export type Size = 'default' | 'medium' | 'small' | 'mini'

export const SizeContext = createContext<Size>('default')

/** The size to draw in: the component's own `size` when given, else the nearest SizeProvider's. */
export function useSize(own?: Size | undefined): Size {
  const inherited = useContext(SizeContext)
  return own ?? inherited
}

/** Least height of a control by size. `min-h`, not `h`: Thai and Vietnamese marks must not be clipped. */
export const controlHeight: Record<Size, string> = {
  default: 'min-h-control-default',
  medium: 'min-h-control-medium',
  small: 'min-h-control-small',
  mini: 'min-h-control-mini',
}
