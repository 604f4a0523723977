/** Each form is kept by itself: its page under the page's own path, and whatever that page needs. */
const prefix = 'formloom-fill '
const nameOf = (path: string): string => prefix + path

/** As many forms as anybody has open within a month; what was opened longest ago goes first. */
const most = 12
const longest = 30 * 24 * 60 * 60 * 1000
const keptAt = 'x-kept-at'

/** Answers for the page as it was kept belong to no other one. */
export interface KeptPage {
  readonly cache: Cache
  readonly page: Response
}

export const keptPage = async (path: string): Promise<KeptPage | null> => {
  try {
    if (!(await caches.has(nameOf(path)))) return null
    const cache = await caches.open(nameOf(path))
    const page = await cache.match(path)
    return page ? { cache, page } : null
  } catch {
    // The device lends no room, or none any more.
    return null
  }
}

/** In whatever form it was kept: an address with a hash in it says the same for ever. */
export const keptAnywhere = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { ignoreVary: true }).catch(() => undefined)

export const forgetAll = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name)
}

/**
 * Keeps the page of a form with what it needs, or nothing of it: half a page would only fail later.
 * @param used what the page has asked for besides, which its text does not name
 * @param laterOf what a script may ask for later, when somebody uses that part of the form
 */
export const keepPage = async (
  path: string,
  used: readonly string[],
  laterOf: (script: string) => readonly string[],
): Promise<boolean> => {
  const answer = await fetch(path, { cache: 'no-cache', credentials: 'same-origin', headers: { accept: 'text/html' } })
  if (!answer.ok || answer.redirected) return false
  const html = await answer.text()
  try {
    const cache = await caches.open(nameOf(path))
    const before = await cache.match(path)
    const needed = new Set(scriptsIn(html))
    for (const part of needed) for (const later of laterOf(part)) needed.add(later)
    const parts = new Set([...needed, ...used])
    const kept = new Set((await cache.keys()).map(({ url }) => pathOf(url)))
    await cache.addAll([...needed].filter((part) => !kept.has(part)))
    for (const part of used) if (!kept.has(part) && !needed.has(part)) await keepPart(cache, part)
    // Last: a page that is there is whole.
    await cache.put(path, new Response(markedAsKept(html), { headers: headersOf(answer) }))
    // Published anew, or another release: what is named no longer is needed no longer.
    if (before?.headers.get('etag') !== answer.headers.get('etag'))
      for (const old of kept) if (old.startsWith('/assets/') && !parts.has(old)) await cache.delete(old)
    await forgetOld(nameOf(path))
    return true
  } catch {
    // No room, or no network any more: what was whole before still is, and half a form is in the way of others.
    if (!(await keptPage(path))) await caches.delete(nameOf(path)).catch(() => false)
    return false
  }
}

/**
 * What an address stands for that says the same to everybody for ever: scripts, and pictures of the form. Whatever somebody
 * has sent in is private, and not kept; what is of an earlier release may be gone.
 */
export const isForEver = (answer: Response): boolean =>
  answer.ok && answer.headers.get('cache-control')?.includes('immutable') === true

const keepPart = async (cache: Cache, part: string): Promise<void> => {
  const answer = await fetch(part, { credentials: 'same-origin' })
  if (isForEver(answer)) await cache.put(part, answer)
}

/** Scripts the page begins with; its styles stand in it. */
const scriptsIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path),
  ),
]

/** So that it can say what it is (`isKeptPage`). */
const markedAsKept = (html: string): string => html.replace('<html ', '<html data-kept ')

/** Those of the answer, without what was only true of the moment and of the way it came. */
const headersOf = (answer: Response): Headers => {
  const headers = new Headers(answer.headers)
  for (const name of ['server-timing', 'content-encoding', 'content-length', 'date', 'x-requestid'])
    headers.delete(name)
  headers.set(keptAt, String(Date.now()))
  return headers
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

const forgetOld = async (current: string): Promise<void> => {
  const others: { readonly name: string; readonly at: number }[] = []
  for (const name of await caches.keys()) {
    if (name === current || !name.startsWith(prefix)) continue
    const page = await (await caches.open(name)).match(name.slice(prefix.length))
    others.push({ name, at: Number(page?.headers.get(keptAt) ?? 0) })
  }
  const newest = others.toSorted((a, b) => b.at - a.at)
  for (const [index, { name, at }] of newest.entries())
    if (index >= most - 1 || at < Date.now() - longest) await caches.delete(name)
}
