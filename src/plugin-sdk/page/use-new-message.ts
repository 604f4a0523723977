import { useEffect, useRef } from 'react'
import { kindOfMessage } from '#shared/contract/message'
import type { RealtimeMessage } from '#shared/contract/realtime'
import { subscribe } from '../../realtime/bus.ts'

/** Hears of each message to the signed-in person at the moment it comes, as long as the component is there. */
export const useNewMessage = (listener: (id: string) => void): void => {
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => {
    const hear = (message: RealtimeMessage) => 'id' in message && latest.current(message.id)
    const stops = keptTypes.map((type) => subscribe(type, hear))
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}

// The keys of a complete record are what its type says.
const keptTypes = Object.keys(kindOfMessage) as (keyof typeof kindOfMessage)[]
