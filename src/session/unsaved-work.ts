// What this tab holds and the server does not: a session that ends must not take it along (reliability 6).

export interface UnsavedWork {
  readonly isSaved: () => boolean
  /** Saves it now; without, saving is for the person to say. */
  readonly save?: () => Promise<unknown>
}

const open = new Set<UnsavedWork>()

/** From now on until the returned function is called. */
export const keepTrackOf = (work: UnsavedWork): (() => void) => {
  open.add(work)
  return () => open.delete(work)
}

export const hasUnsavedWork = (): boolean => [...open].some((work) => !work.isSaved())

/** As far as it is possible: resolves when every attempt has ended, whether it went well or not. */
export const saveUnsavedWork = async (): Promise<void> => {
  await Promise.allSettled([...open].map((work) => (work.isSaved() ? undefined : work.save?.())))
}
