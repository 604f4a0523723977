import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/**
 * Joins class names; of two Tailwind classes that set the same property the later wins, so `className` from outside
 * overrides. For console components only: tailwind-merge is too heavy for the public page, which uses plain `clsx`.
 */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs))
}

const merge = extendTailwindMerge({
  extend: {
    theme: {
      shadow: ['menu', 'dialog', 'drag'],
      text: ['field'],
      spacing: [
        'gutter',
        'control-default',
        'control-medium',
        'control-small',
        'control-mini',
        'row-dense',
        'row-comfortable',
      ],
    },
    classGroups: {
      z: [{ z: ['base', 'sticky', 'shell', 'popover', 'modal', 'toast', 'palette'] }],
      duration: [{ duration: ['fast', 'base', 'slow'] }],
    },
  },
})
