/** G and then a letter leads to a page (ux C4). Only pages that have lasting addresses; the menu decides who sees them. */
const letters: Readonly<Record<string, string>> = {
  '/index': 'h',
  '/project/list': 'f',
  '/project/recycle': 'b',
  '/system/user': 'u',
  '/system/registration': 'a',
  '/system/role': 'r',
  '/system/menu': 'm',
  '/system/dept': 'd',
  '/system/dict': 't',
  '/system/config': 's',
  '/monitor/online': 'o',
}

/** Keys of a page, as Kbd writes them; undefined for pages without. */
export const jumpKeys = (path: string): string | undefined => {
  const letter = Object.hasOwn(letters, path) ? letters[path] : undefined
  return letter && `g ${letter}`
}

/** @fixture */
export const allJumps: readonly string[] = Object.values(letters)
