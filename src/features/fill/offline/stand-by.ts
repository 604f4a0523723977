import type { DraftStorage } from '../draft/draft.ts'
import { filesKept } from '../files/files-kept.ts'
import { loadFiles } from '../files/load-files.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import { readGiven } from '../page/given.ts'
import type { KeepOrder } from './worker/answer.ts'

export interface StandByOptions {
  readonly form: FillForm
  readonly storage: DraftStorage
  /** Fetches the page's words in a language. */
  readonly fetchTexts: (language: string) => Promise<unknown>
  /** Told whether the server can be reached, whenever that changes. */
  readonly onAway: (isAway: boolean) => void
}

/** For when the network goes: the page is kept on the device, and says when it is on its own. Once for each page. */
export const standBy = ({ form, storage, fetchTexts, onAway }: StandByOptions): void => {
  listener = onAway
  void look()
  if (isStandingBy) return
  isStandingBy = true
  addEventListener('online', () => void look())
  addEventListener('offline', () => void look())
  // What is unfinished may be kept here, so what it is entered into may be, too.
  whenIdle(() => {
    const kept = form.keeps ? keep(form, fetchTexts) : Promise.resolve()
    void kept
      .catch(() => undefined)
      .then(() => atHand(storage))
      .catch(() => undefined)
  })
}

/** What a file is taken with that is picked once the network is gone. Some may wait here that nobody needs any more. */
const atHand = async (storage: DraftStorage): Promise<void> => {
  const { sweepFiles } = await loadFiles()
  if (localStorage.getItem(filesKept) !== null) await sweepFiles(storage)
}

let isStandingBy = false
let listener: StandByOptions['onAway'] = () => undefined
let isAway = false
let timer: ReturnType<typeof setTimeout> | undefined

/** The page came from the device. */
export const isKeptPage = (): boolean => 'kept' in document.documentElement.dataset

/** What the browser says of the network is a hint: a device without any may hold the server, and a portal may answer. */
const look = async (): Promise<void> => {
  clearTimeout(timer)
  if (isAway || isKeptPage() || !navigator.onLine) isAway = !(await isReachable())
  listener(isAway)
  if (isAway) timer = setTimeout(() => void look(), 10_000)
}

const isReachable = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 1_000)
}

/**
 * Has the service worker keep the page (docs/adr/0042), where it is one that everybody gets: no password, nobody who is
 * signed in, open. A browser without workers, or without room, goes on as it is.
 */
const keep = async ({ definition }: FillForm, fetchTexts: StandByOptions['fetchTexts']): Promise<void> => {
  const { pathname } = location
  const [, kind] = pathname.split('/', 2)
  if (!navigator.serviceWorker || (kind !== 's' && kind !== 'p') || !readGiven()?.form?.definition) return
  const registration = await navigator.serviceWorker.register('/fill-worker.js', { scope: `/${kind}/` })
  const worker = await activeOf(registration)
  if (!worker || isAway) return
  const isKept = await ask(worker, { path: pathname, used: usedParts() })
  // Each of them goes through the worker, which keeps it.
  if (!isKept || isSparing()) return
  for (const language of definition.languages) await fetchTexts(language)
}

/** Null: it went away again, as the one of an operator who wants none does. */
const activeOf = ({ active, installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker | null> =>
  new Promise((resolve) => {
    const worker = active ?? waiting ?? installing
    const settle = () => {
      if (worker?.state === 'activated') resolve(worker)
      else if (!worker || worker.state === 'redundant') resolve(null)
    }
    worker?.addEventListener('statechange', settle)
    settle()
  })

const ask = (worker: ServiceWorker, order: KeepOrder): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage(order, [port2])
  })

/** Scripts and pictures of the form that were fetched besides what the page names. */
const usedParts = (): readonly string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\/|^\/sapi\/file\//.test(pathname))
      .map(({ pathname }) => pathname),
  ),
]

/** Somebody pays for every byte. */
const isSparing = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true
