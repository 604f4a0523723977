/** The page of a form for browsers that run no script. */
export const plainAddress = (formKey: string): string => `/s/${encodeURIComponent(formKey)}?${plainQuery}`

/** What is said in an address to get it. */
const plainQuery = 'plain=1'

export const wantsPlain = (url: string): boolean => queryOf(url).get('plain') === '1'

/** What stands behind the `?` of an address, without what asks for this page. */
export const queryOf = (url: string): URLSearchParams => {
  const at = url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1))
}

/** What goes along with every page: in which language, and from where somebody came. */
export const lastingQuery = (query: URLSearchParams, language: string | null): string => {
  const lasting = new URLSearchParams()
  const spoken = language ?? query.get('lang')
  if (spoken) lasting.set('lang', spoken)
  const channel = query.get('channel')
  if (channel) lasting.set('channel', channel)
  return lasting.toString()
}
