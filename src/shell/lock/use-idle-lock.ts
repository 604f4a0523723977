import { useEffect } from 'react'
import { lastActivity, lockScreen, rememberActivity } from '#src/state/lock.atoms.ts'

/**
 * Locks the screen when nobody has done anything for so many minutes, in any tab of this browser; also when it was left
 * alone while it slept or was closed.
 * @param minutes 0: never
 * @param userId undefined while it is not known, or the screen is locked already
 */
export const useIdleLock = (minutes: number, userId: string | undefined): void => {
  useEffect(() => {
    if (minutes === 0 || userId === undefined) return
    const lockWhenIdle = (): boolean => {
      const last = lastActivity()
      const isIdle = last !== null && Date.now() - last >= minutes * 60_000
      if (isIdle) lockScreen(userId)
      return isIdle
    }
    if (lockWhenIdle()) return
    let told = 0
    const onActivity = () => {
      const now = Date.now()
      if (now - told < tellEvery) return
      // Whoever comes back to a machine that slept must not wake the page before it has locked.
      if (lockWhenIdle()) return
      told = now
      rememberActivity(now)
    }
    onActivity()
    const timer = setInterval(lockWhenIdle, lookEvery)
    for (const event of signsOfLife) addEventListener(event, onActivity, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      for (const event of signsOfLife) removeEventListener(event, onActivity, { capture: true })
    }
  }, [minutes, userId])
}

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
/** In ms. */
const tellEvery = 2000
const lookEvery = 5000
