import type { LogEntry } from '#shared/contract/operation-log'

/** Whether somebody signed in did it, the system by itself, or somebody nobody knows. */
export const actorOf = ({ userId, kind, ip }: LogEntry): 'person' | 'system' | 'stranger' => {
  if (userId !== null) return 'person'
  // Whatever comes from outside has an address; what the system does by itself has none.
  return kind === 'system' || ip === '' ? 'system' : 'stranger'
}
