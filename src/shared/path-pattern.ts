// Paths as menus write them: below what they are in unless they begin with a slash, with `:parameters`.

export const joinedPath = (base: string, path: string): string =>
  path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`

/** The values of a pattern's `:parameters` in a path; null when the path is another one. */
export const paramsOf = (pattern: string, path: string): Record<string, string> | null => {
  const wanted = segments(pattern)
  const given = segments(path)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}

const segments = (path: string): string[] => path.split('/').filter((part) => part !== '')
