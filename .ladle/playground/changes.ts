import { useSyncExternalStore } from 'react'

/** What a reviewer has turned: by component, prop and value. Props of the story that are not here stay as they are. */
export type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const none: Readonly<Record<string, unknown>> = {}
let current: Changes = {}
const listeners = new Set<() => void>()
// A story that is shown at a width of its own stands in a frame, in a document of its own.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('formloom.playground')
const isFramed = typeof window !== 'undefined' && window.parent !== window
channel?.addEventListener('message', ({ data }) => {
  if (data !== ask) take(data)
  else if (!isFramed) channel.postMessage(current)
})
// The frame comes when something may have been turned already.
const ask = 'what is turned?'
if (isFramed) channel?.postMessage(ask)

/** The changes of one component. */
export function useChanges(component: string): Readonly<Record<string, unknown>> {
  return useSyncExternalStore(subscribe, () => current[component] ?? none)
}

/** `undefined` gives the prop back to the story. */
export function change(component: string, prop: string, value: unknown): void {
  const { [prop]: _before, ...rest } = current[component] ?? none
  say({ ...current, [component]: value === undefined ? rest : { ...rest, [prop]: value } })
}

/** All as the story has it. */
export function forget(): void {
  if (Object.keys(current).length > 0) say({})
}

function say(changes: Changes): void {
  channel?.postMessage(changes)
  take(changes)
}

function take(changes: Changes): void {
  current = changes
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
