/**
 * The query of a GET as the spec writes it (section 7): nested objects and lists as `key[sub]`. What is undefined, null
 * or an empty text is left out. Returns '' or a text that starts with `?`.
 */
export const queryString = (query: object | undefined): string => {
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) => pairsOf(key, value))
  if (pairs.length === 0) return ''
  return `?${pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&')}`
}

const pairsOf = (key: string, value: unknown): [string, string][] => {
  if (value === undefined || value === null || value === '') return []
  if (value instanceof Date) return [[key, value.toISOString()]]
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([sub, inner]) => pairsOf(`${key}[${sub}]`, inner))
  return [[key, String(value)]]
}
