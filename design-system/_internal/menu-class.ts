import { cn } from './cn.ts'

/** The floating sheet of every menu. Its greatest height is set by the caller: each Radix menu names it differently. */
export const menuContentClass =
  'z-palette min-w-44 max-w-80 animate-rise-in overflow-y-auto rounded-lg bg-paper p-1 text-base text-ink shadow-menu outline-none'

export const menuSeparatorClass = 'mx-2 my-1 h-px bg-hairline'

export function menuItemClass(tone?: 'danger' | undefined): string {
  return cn(
    'flex min-h-8 cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1 outline-none pointer-coarse:min-h-11',
    'data-highlighted:bg-desk data-disabled:cursor-not-allowed data-disabled:opacity-55 data-[state=open]:bg-desk',
    tone === 'danger' && 'text-danger-text data-highlighted:bg-danger-soft',
  )
}
