import { extensionOf } from '#shared/file-types'

/**
 * A file name that is safe to show and to save under: no path, no control or bidirectional characters, at most 120
 * characters with its extension kept. Empty when nothing is left.
 */
export function displayName(given: string): string {
  const name = given
    .normalize('NFC')
    .replaceAll(/\p{Cs}/gu, '')
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .trim()
    .replace(/^\.+/, '')
  if (!name) return ''
  const characters = [...name]
  if (characters.length <= maxLength) return name
  const extension = extensionOf(name)
  const tail = extension === '' ? '' : `.${extension}`
  return characters.slice(0, maxLength - tail.length).join('') + tail
}

const maxLength = 120
