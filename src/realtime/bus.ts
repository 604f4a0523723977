// Who wants to hear of a type of message, anywhere in the console.
import { useEffect, useRef } from 'react'
import type { RealtimeMessage } from '#shared/contract/realtime'

type MessageType = RealtimeMessage['msgType']
type MessageOf<Type extends MessageType> = Extract<RealtimeMessage, { msgType: Type }>
type Listener = (message: RealtimeMessage) => void

const listeners = new Map<MessageType, Set<Listener>>()

export const publish = (message: RealtimeMessage): void => {
  for (const listener of listeners.get(message.msgType) ?? []) listener(message)
}

/** Returns the way to stop. */
export const subscribe = <Type extends MessageType>(
  type: Type,
  listener: (message: MessageOf<Type>) => void,
): (() => void) => {
  // publish() hands a listener messages of its own type only.
  const own = listener as Listener
  const those = listeners.get(type) ?? new Set()
  listeners.set(type, those.add(own))
  return () => those.delete(own)
}

/** Hears messages of a type as long as the component is there; always by its latest listener. */
export const useMessage = <Type extends MessageType>(
  type: Type,
  listener: (message: MessageOf<Type>) => void,
): void => {
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => subscribe(type, (message) => latest.current(message)), [type])
}
