// The sockets of this process.
import { closeCodes, type PassingMessage, socketTimes } from '#shared/contract/realtime'

/** A socket, as far as the hub needs it. */
export interface Wire {
  readonly send: (text: string) => void
  readonly close: (code: number, reason: string) => void
  /** At once, without farewell. */
  readonly terminate: () => void
  /** Bytes that wait because the other side reads slowly. */
  readonly bufferedAmount: number
}

export interface Member {
  readonly userId: string
  /** Hex of the session's hash. */
  readonly session: string
  readonly wire: Wire
  /** `performance.now()` of the last word heard. */
  heardAt: number
}

export type Hub = ReturnType<typeof createHub>

export const createHub = () => {
  const byUser = new Map<string, Set<Member>>()

  const all = (): Member[] => [...byUser.values()].flatMap((members) => [...members])
  const leave = (member: Member): void => {
    const members = byUser.get(member.userId)
    members?.delete(member)
    if (members?.size === 0) byUser.delete(member.userId)
  }
  const end = (member: Member, message: PassingMessage): void => {
    leave(member)
    tell(member, JSON.stringify(message))
    member.wire.close(closeCodes.signedOut, message.msgType)
  }

  return {
    /** @returns false when the person has as many sockets as one may have */
    join: (member: Member): boolean => {
      const members = byUser.get(member.userId) ?? new Set()
      if (members.size >= socketsPerUser) return false
      byUser.set(member.userId, members.add(member))
      return true
    },
    leave,
    /** @param to null: everybody */
    publish: (to: string | null, text: string): void => {
      for (const member of to === null ? all() : (byUser.get(to) ?? [])) tell(member, text)
    },
    endSession: (session: string): void => {
      for (const member of all()) if (member.session === session) end(member, { msgType: 'SESSION_ENDED', body: {} })
    },
    /** Ends those whose session is none any more. */
    keepOnly: (
      members: readonly Member[],
      living: ReadonlySet<string>,
      why: 'FORCE_LOGOUT' | 'SESSION_ENDED',
    ): void => {
      for (const member of members) if (!living.has(member.session)) end(member, { msgType: why, body: {} })
    },
    members: (userIds: readonly string[] | 'all'): Member[] =>
      userIds === 'all' ? all() : userIds.flatMap((id) => [...(byUser.get(id) ?? [])]),
    /** Hangs up on those who have been silent: their tab is gone, and nobody told us. */
    dropSilent: (): void => {
      const limit = performance.now() - socketTimes.silenceMs
      for (const member of all()) {
        if (member.heardAt > limit) continue
        leave(member)
        member.wire.terminate()
      }
    },
  }
}

const socketsPerUser = 8
/** A reader this far behind costs memory and gains nothing: it fetches what it missed when it is back. */
const maxBuffered = 1024 * 1024

const tell = ({ wire }: Member, text: string): void => {
  if (wire.bufferedAmount > maxBuffered) wire.terminate()
  else wire.send(text)
}
