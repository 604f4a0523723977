import type { DraftStorage } from '../draft/draft.ts'
import type { StoredFile } from './answer-files.ts'
import { filesKept } from './files-kept.ts'

/** A file that was picked while the server could not be reached. */
export interface WaitingFile {
  readonly id: string
  readonly formKey: string
  /** The one it is uploaded for, which may stand in another one. */
  readonly questionId: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** Null once it has arrived. */
  readonly file: File | null
  /** What the server has made of it. */
  readonly arrived: StoredFile | null
}

/** Where they wait. Every call may reject, as with drafts; what does not fit is refused. */
export interface FileStorage {
  put(file: WaitingFile): Promise<void>
  get(id: string): Promise<WaitingFile | undefined>
  all(): Promise<readonly WaitingFile[]>
  /**
   * Keeps under which id the server has a file, and its bytes no longer. Where two tabs have sent the same one, as they may
   * over plain http, the first counts for both: their answers stay the same.
   */
  arrive(id: string, stored: StoredFile): Promise<StoredFile>
  remove(id: string): Promise<void>
}

const storeName = 'files'

/** A database of its own: an older page that is still open somewhere would keep that of the drafts from changing. */
const databaseName = filesKept

/** Where those of such drafts wait: with the drafts' own files, else in IndexedDB. */
export const filesIn = ({ files }: Pick<DraftStorage, 'files'>): FileStorage => files ?? inBrowser

const openFileStorage = (): FileStorage => {
  let opened: Promise<IDBDatabase> | undefined
  const within = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
    then?: (result: Result, store: IDBObjectStore) => Result,
  ): Promise<Result> => {
    opened ??= open()
    const transaction = (await opened).transaction(storeName, mode)
    return new Promise((resolve, reject) => {
      const store = transaction.objectStore(storeName)
      const request = work(store)
      let result: Result
      request.onsuccess = () => {
        result = then ? then(request.result, store) : request.result
      }
      // Only now: whether there is room is known when it is written for good.
      transaction.oncomplete = () => resolve(result)
      transaction.onabort = () => reject(transaction.error)
    })
  }
  return {
    async put(file) {
      await within('readwrite', (store) => store.put(file))
      try {
        localStorage.setItem(filesKept, '1')
      } catch {
        // Then what nobody needs any more stays until the next one is kept.
      }
    },
    // Written by `put`, and by nobody else.
    get: (id) => within<WaitingFile | undefined>('readonly', (store) => store.get(id)),
    all: () => within<WaitingFile[]>('readonly', (store) => store.getAll()),
    async arrive(id, stored) {
      const before = await within<WaitingFile | undefined>(
        'readwrite',
        (store) => store.get(id),
        (found, store) => {
          if (found && !found.arrived) store.put({ ...found, file: null, arrived: stored } satisfies WaitingFile)
          return found
        },
      )
      return before?.arrived ?? stored
    },
    async remove(id) {
      await within('readwrite', (store) => store.delete(id))
    },
  }
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => void request.result.createObjectStore(storeName, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const inBrowser = openFileStorage()
