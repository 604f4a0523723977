import type { Draft, DraftStorage } from './draft.ts'
import type { Claim } from './start.ts'

const databaseName = 'formloom-fill'
const storeName = 'drafts'
const byForm = 'formKey'
const lastWords = `${databaseName}:`

/**
 * Drafts in IndexedDB. A page that goes away may not live to see a write end, so its last words go to localStorage,
 * which is written before the call returns, and are taken from there when the form is opened again.
 */
export const openDraftStorage = (): DraftStorage => {
  let opened: Promise<IDBDatabase> | undefined
  const database = () => {
    opened ??= open()
    return opened
  }
  return {
    async ofForm(formKey) {
      const store = (await database()).transaction(storeName).objectStore(storeName)
      // Written by `write` below, and by nobody else.
      const stored = (await done(store.index(byForm).getAll(formKey))) as Draft[]
      return newest([...stored, ...readLastWords().filter((draft) => draft.formKey === formKey)])
    },
    async write(draft) {
      await done((await database()).transaction(storeName, 'readwrite').objectStore(storeName).put(draft))
      forgetLastWords(draft.clientSubmissionId)
    },
    writeNow(draft) {
      try {
        localStorage.setItem(lastWords + draft.clientSubmissionId, JSON.stringify(draft))
      } catch {
        // Full or forbidden: the write to IndexedDB that runs beside this one is all there is.
      }
    },
    async remove(clientSubmissionId) {
      forgetLastWords(clientSubmissionId)
      await done(
        (await database()).transaction(storeName, 'readwrite').objectStore(storeName).delete(clientSubmissionId),
      )
    },
  }
}

/**
 * Takes a draft for this tab until the page goes away, so that two tabs never send under one id. Where the browser has
 * no locks (plain http) every claim succeeds and the server's conflict check is the guard.
 */
export const claimDraft: Claim = (clientSubmissionId, look) => {
  if (!navigator.locks) return Promise.resolve(true)
  const name = `${databaseName}:${clientSubmissionId}`
  if (look) return navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null)
  const waiting = new AbortController()
  // The tab that was closed, or the page that is loaded anew, a moment ago may not have let go yet.
  setTimeout(() => waiting.abort(), 300)
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { signal: waiting.signal }, () => {
        resolve(true)
        // Held for as long as the page lives.
        return new Promise<never>(() => undefined)
      })
      .catch(() => resolve(!waiting.signal.aborted))
  })
}

/** One draft per id, the one saved last. */
const newest = (drafts: readonly Draft[]): Draft[] => {
  const byId = new Map<string, Draft>()
  for (const draft of drafts) {
    const known = byId.get(draft.clientSubmissionId)
    if (!known || known.savedAt < draft.savedAt) byId.set(draft.clientSubmissionId, draft)
  }
  return [...byId.values()]
}

const readLastWords = (): Draft[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(lastWords))
      .map((key): Draft => JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    // No storage, or a text somebody else left under our name.
    return []
  }
}

const forgetLastWords = (clientSubmissionId: string): void => {
  try {
    localStorage.removeItem(lastWords + clientSubmissionId)
  } catch {
    // No storage, so nothing to forget.
  }
}

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName, { keyPath: 'clientSubmissionId' }).createIndex(byForm, byForm)
  }
  return done(request)
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
