const name = 'Admin-Token'

/**
 * The session's token lives in a cookie that scripts read (spec 9); the server looks at the Authorization header only.
 * The cookie never names a Domain: that keeps it to exactly this host, and is the one form that also works on an IP
 * address, on localhost and on single-label names. A guessed parent ("the last two labels") would hand the token to
 * strangers under co.uk or github.io (reliability 6).
 */
export const readToken = (): string | null => {
  for (const pair of document.cookie.split('; ')) {
    const [key, value = ''] = pair.split('=', 2)
    if (key === name && value !== '') return decoded(value)
  }
  return null
}

export const writeToken = (token: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API has no synchronous form and misses Safari
  document.cookie = tokenCookie(token, location.protocol)
}

export const clearToken = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${tokenCookie('', location.protocol)}; Max-Age=0`
}

/**
 * The token that calls of this tab go with. None while its work belongs to a session that has ended: the cookie may hold
 * somebody else's by now, and nobody's work is saved in another one's name.
 */
export const tokenForCalls = (): string | null => (isWithheld ? null : readToken())

export const withholdToken = (isWanted: boolean): void => {
  isWithheld = isWanted
}

let isWithheld = false

/** The cookie as written; without Max-Age it ends with the browser session. */
export const tokenCookie = (token: string, protocol: string): string =>
  [`${name}=${encodeURIComponent(token)}`, 'Path=/', 'SameSite=Lax', ...(protocol === 'https:' ? ['Secure'] : [])].join(
    '; ',
  )

const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value)
  } catch {
    // A cookie somebody else garbled is no token.
    return null
  }
}
