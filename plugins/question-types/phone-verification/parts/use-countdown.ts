import { useEffect, useState } from 'react'

/** Whole seconds that run out. */
export const useCountdown = () => {
  const [until, setUntil] = useState(0)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    if (until <= Date.now()) return
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [until])
  return { seconds: until > Date.now() ? seconds : 0, start: (wait: number) => setUntil(Date.now() + wait * 1000) }
}
