import { forgetAll, isForEver, keepPage, keptAnywhere, keptPage } from './kept-pages.ts'
import type { Asked, WorkerScope } from './scope.ts'

/** For as long the network may think about a page that is kept. A phone that has none at all says so at once. */
const patience = 4_000

/** What the page tells the worker once it is live: that it may be kept, and what it has asked for. */
export interface KeepOrder {
  readonly path: string
  readonly used: readonly string[]
}

/**
 * Answers for public pages when the network does not (docs/adr/0042): the page itself from the network first, what an
 * address with a hash stands for from the device first, everything else as if there were no worker.
 */
export const answerFor = (scope: WorkerScope, laterOf: (script: string) => readonly string[]): void => {
  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()])),
  )
  scope.addEventListener('message', (event) => {
    const order = event.data
    if (!isKeepOrder(order)) return
    event.waitUntil(
      // A page that was there before the worker, or was loaded past it, asks through it from now on.
      scope.clients
        .claim()
        .then(() => keepPage(order.path, order.used, laterOf))
        .catch(() => false)
        .then((isKept) => event.ports[0]?.postMessage(isKept)),
    )
  })
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname, search } = new URL(url)
    if (method !== 'GET' || origin !== scope.location.origin) return
    if (mode === 'navigate') {
      // Pages for browsers without scripts are made for one person, step by step.
      if (isFormPath(pathname) && !/[?&]plain=/.test(search)) event.respondWith(openPage(event, pathname))
    } else if (/^\/assets\/|^\/sapi\/file\//.test(pathname)) event.respondWith(openPart(scope, event))
    else if (/^\/sapi\/(?:user\/form\/texts\/|public\/question-type\/)/.test(pathname))
      event.respondWith(askForData(scope, event))
  })
}

/** In place of the worker, where an operator wants none: takes itself away, with all it has kept. */
export const endFor = (scope: WorkerScope): void => {
  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) =>
    event.waitUntil(forgetAll().finally(() => scope.registration.unregister())),
  )
}

const isFormPath = (path: string): boolean => /^\/[sp]\/[^/]+$/.test(path)

const isKeepOrder = (data: unknown): data is KeepOrder =>
  typeof data === 'object' &&
  data !== null &&
  'path' in data &&
  typeof data.path === 'string' &&
  isFormPath(data.path) &&
  'used' in data &&
  Array.isArray(data.used)

const openPage = async (event: Asked, path: string): Promise<Response> => {
  const fresh = Promise.resolve(event.preloadResponse).then((answer) => answer ?? fetch(event.request))
  const kept = await keptPage(path)
  if (!kept) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  const answer = await Promise.race([fresh.catch(() => null), pause(patience)])
  if (!answer || answer.status >= 500) return kept.page
  // Published anew, closed, or behind a password by now: the page says so itself if it may be kept again.
  if (answer.headers.get('etag') !== kept.page.headers.get('etag')) event.waitUntil(kept.cache.delete(path))
  return answer
}

const pause = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))

const openPart = async (scope: WorkerScope, event: Asked): Promise<Response> => {
  const kept = await keptAnywhere(event.request)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (isForEver(answer)) keepToo(scope, event, answer)
  return answer
}

/** Words in another language, and lists that question types bring along: the same for everybody. */
const askForData = async (scope: WorkerScope, event: Asked): Promise<Response> => {
  const kept = async () => (await pageOf(scope, event))?.cache.match(event.request, { ignoreVary: true })
  try {
    const answer = await fetch(event.request)
    if (answer.ok && (await isData(answer.clone()))) keepToo(scope, event, answer)
    return answer.ok ? answer : ((await kept()) ?? answer)
  } catch (error) {
    const known = await kept()
    if (known) return known
    throw error
  }
}

/** The envelope says whether it is what was asked for. */
const isData = async (answer: Response): Promise<boolean> => {
  const envelope: unknown = await answer.json().catch(() => null)
  return typeof envelope === 'object' && envelope !== null && 'code' in envelope && envelope.code === 200
}

const keepToo = (scope: WorkerScope, event: Asked, answer: Response): void => {
  const copy = answer.clone()
  event.waitUntil(
    pageOf(scope, event)
      .then((kept) => kept?.cache.put(event.request, copy))
      .catch(() => undefined),
  )
}

const pageOf = async (scope: WorkerScope, { clientId }: Asked) => {
  const client = await scope.clients.get(clientId)
  return client ? keptPage(new URL(client.url).pathname) : null
}
