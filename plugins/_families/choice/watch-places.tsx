import type { PlacesLeft } from './quota.ts'

/** How often what is left is asked for while the page is looked at. */
const everySeconds = 15

/** Tells how many places are left, at once and from then on, until stopped. */
export const watchPlaces = (
  ask: (input: object) => Promise<unknown>,
  tell: (left: PlacesLeft) => void,
): (() => void) => {
  let isOver = false
  const look = async () => {
    if (document.visibilityState !== 'visible') return
    const reply = await ask({}).catch(() => null)
    if (!isOver && isReply(reply)) tell(reply.left)
  }
  void look()
  const timer = setInterval(look, everySeconds * 1000)
  document.addEventListener('visibilitychange', look)
  return () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const isReply = (value: unknown): value is { left: PlacesLeft } =>
  typeof value === 'object' &&
  value !== null &&
  'left' in value &&
  typeof value.left === 'object' &&
  value.left !== null
