import type { Database } from '../../db/database.ts'
import { addViews } from './repository.ts'

/** Counts page views in memory and writes them once a second: a popular form must not be one row everybody waits for. */
export const createViewCounter = (db: Database, onError: (error: unknown) => void) => {
  let views = new Map<string, number>()
  let writing: Promise<void> = Promise.resolve()

  const flush = (): Promise<void> => {
    writing = writing.then(async () => {
      if (views.size === 0) return
      const taken = views
      views = new Map()
      try {
        await addViews(db, taken)
      } catch (error) {
        onError(error)
        for (const [id, count] of taken) views.set(id, (views.get(id) ?? 0) + count)
      }
    })
    return writing
  }
  const timer = setInterval(() => void flush(), 1000)
  timer.unref()

  return {
    count: (formId: string): void => {
      views.set(formId, (views.get(formId) ?? 0) + 1)
    },
    /** Writes what has been counted so far. */
    flush,
    close: async (): Promise<void> => {
      clearInterval(timer)
      await flush()
    },
  }
}

export type ViewCounter = ReturnType<typeof createViewCounter>
