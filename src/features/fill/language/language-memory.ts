import type { LanguageWishes } from '#shared/language-choice'

const storageKey = 'formloom.fill.language'

export const readLanguageWishes = (): LanguageWishes => ({
  address: new URLSearchParams(location.search).get('lang'),
  stored: readStored(),
  browser: navigator.languages,
})

/** Keeps a choice for the next visit, and in the address, which would win over it on a reload. */
export const rememberLanguage = (language: string): void => {
  // For the server, which makes the page in this language the next time.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API has no synchronous form and misses Safari
  document.cookie = `${storageKey}=${encodeURIComponent(language)}; Path=/; Max-Age=31536000; SameSite=Lax`
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // No storage: the choice holds for this visit.
  }
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.set('lang', language)
  history.replaceState(history.state, '', address)
}

const readStored = (): string | null => {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
