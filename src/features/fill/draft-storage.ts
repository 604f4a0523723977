import type { Draft, DraftStorage } from './draft.ts'

const databaseName = 'formloom-fill'
const storeName = 'drafts'
const byForm = 'formKey'

/** Drafts in IndexedDB. The connection is opened once and kept, so that a save while the page closes starts at once. */
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
      return (await done(store.index(byForm).getAll(formKey))) as Draft[]
    },
    async write(draft) {
      await done((await database()).transaction(storeName, 'readwrite').objectStore(storeName).put(draft))
    },
    async remove(clientSubmissionId) {
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
export const claimDraft = (clientSubmissionId: string): Promise<boolean> => {
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks
      .request(`${databaseName}:${clientSubmissionId}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        // Held for as long as the page lives.
        return lock ? new Promise<never>(() => undefined) : undefined
      })
      .catch(() => resolve(true))
  })
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
