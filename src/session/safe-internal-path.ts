/**
 * The one gate for paths that come from outside (`?redirect=`, `/redirect/{path}`, redirects of the server's menu): gives
 * back a path inside this application, or null (T3, T4). The caller hands it to the router, never to `location`; a path
 * that no route knows ends at /404 there.
 */
export const safeInternalPath = (path: unknown, origin: string = location.origin): string | null => {
  if (typeof path !== 'string' || !isPlainOnceDecoded(path)) return null
  const url = urlOf(path, origin)
  if (!url || url.origin !== origin) return null
  // Dot segments are gone now: `/a/..//evil.example` has become `//evil.example`, `/./%2fevil.example` `/%2fevil.example`.
  if (!isPlainOnceDecoded(url.pathname)) return null
  // A way back to sign-in would be a loop (T4).
  if (url.pathname === '/login' || url.pathname.startsWith('/login/')) return '/'
  for (const name of [...url.searchParams.keys()]) {
    if (secretParams.has(name.toLowerCase())) url.searchParams.delete(name)
  }
  return `${url.pathname}${url.search}${url.hash}`
}

/** Where sign-in leads back to, without the tokens a path may carry (T4). */
export const pathForRedirect = (href: string, origin: string = location.origin): string =>
  safeInternalPath(href, origin) ?? '/'

const secretParams = new Set(['token', 'authorization'])

const isPlainOnceDecoded = (path: string): boolean => {
  const decoded = decodeOnce(path)
  return isPlain(path) && decoded !== null && isPlain(decoded)
}

const isPlain = (path: string): boolean => /^\/(?![/\\])/.test(path) && !hasControlCharacter(path)

const hasControlCharacter = (text: string): boolean => {
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    if (point < 0x20 || (point >= 0x7f && point <= 0x9f)) return true
  }
  return false
}

const decodeOnce = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    // A lone % is not an address.
    return null
  }
}

const urlOf = (path: string, origin: string): URL | null => {
  try {
    return new URL(path, origin)
  } catch {
    return null
  }
}
