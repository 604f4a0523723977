// A locked screen (ux.md 1.4): for all tabs of this browser, and over reloads, until the password is given or the session ends.
import { atom, useAtomValue } from 'jotai'
import { appStore } from './app-store.ts'

const lockKey = 'formloom.lock'
const activityKey = 'formloom.active'

/** Id of the person whose screen is locked: somebody else at this browser is not. */
const lockedAtom = atom<string | null>(read(lockKey))

/** Other tabs follow, both ways. */
lockedAtom.onMount = (set) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === lockKey || key === null) set(read(lockKey))
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Until it is known who works here, a lock is a lock. */
export const useIsLocked = (userId: string | undefined): boolean => {
  const locked = useAtomValue(lockedAtom, { store: appStore })
  return locked !== null && (userId === undefined || locked === userId)
}

export const lockScreen = (userId: string): void => {
  appStore.set(lockedAtom, userId)
  write(lockKey, userId)
}

/** The password was right, or the session is over and there is nothing left to lock. */
export const forgetLock = (): void => {
  appStore.set(lockedAtom, null)
  write(lockKey, null)
  write(activityKey, null)
}

/** Somebody is here: told to all tabs. */
export const rememberActivity = (now: number): void => write(activityKey, String(now))

/** When somebody was here last, in whatever tab; null: not since the session began. */
export const lastActivity = (): number | null => {
  const stored = Number(read(activityKey))
  return Number.isSafeInteger(stored) && stored > 0 ? stored : null
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // No storage at all: a lock then lasts as long as this page.
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // As above.
  }
}
