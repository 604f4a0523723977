// Hears what any process publishes, and what became of sessions; passes it on to the sockets of this one.
import { z } from 'zod'
import { type Listener, listen } from '../../db/listen.ts'
import type { AppDeps } from '../../deps.ts'
import { forgetSession, forgetUsers, rememberSessions } from '../auth/session.ts'
import { findLiving, sessionsChannel } from '../auth/session-repository.ts'
import type { Hub, Member } from './hub.ts'
import { findParcel, realtimeChannel } from './repository.ts'

/** Starts hearing. Whenever the connection was lost and is there again, sockets are told to ask what they missed. */
export function startEar({ db, pool, log }: Pick<AppDeps, 'db' | 'pool' | 'log'>, hub: Hub): Listener {
  let wasDeaf = false
  // One after the other, though some have to be looked up: messages keep their order.
  let work: Promise<void> = Promise.resolve()
  const next = (task: () => Promise<void> | void): void => {
    work = work.then(task).catch((error: unknown) => log.error({ reason: String(error) }, 'a notification was lost'))
  }

  const check = async (members: readonly Member[], why: 'FORCE_LOGOUT' | 'SESSION_ENDED'): Promise<void> => {
    if (members.length > 0) hub.keepOnly(members, await livingOf(members), why)
  }
  const livingOf = (members: readonly Member[]) => findLiving(db, [...new Set(members.map(({ session }) => session))])

  const onSessions = (payload: string): void => {
    const change = payload === 'all' ? 'all' : sessionsSchema.parse(JSON.parse(payload))
    if (change === 'all' || Array.isArray(change)) {
      forgetUsers(db, change)
      next(() => check(hub.members(change), 'FORCE_LOGOUT'))
      return
    }
    forgetSession(db, Buffer.from(change.session, 'hex'))
    next(() => hub.endSession(change.session))
  }
  const onRealtime = async (payload: string): Promise<void> => {
    const heard = noticeSchema.parse(JSON.parse(payload))
    if ('parcel' in heard) {
      const content = await findParcel(db, heard.parcel)
      if (content !== null) await onRealtime(content)
      return
    }
    hub.publish(heard.to, JSON.stringify(heard.message))
  }

  const listener = listen(pool, {
    channel: [realtimeChannel, sessionsChannel],
    onMessage: (payload, channel) => {
      try {
        if (channel === sessionsChannel) onSessions(payload)
        else next(() => onRealtime(payload))
      } catch (error) {
        log.error({ reason: String(error) }, 'a notification could not be read')
      }
    },
    onState: (connected) => {
      rememberSessions(db, connected)
      if (!connected) wasDeaf = true
      else if (wasDeaf) {
        wasDeaf = false
        next(() => check(hub.members('all'), 'FORCE_LOGOUT'))
        next(() => hub.publish(null, JSON.stringify({ msgType: 'SYNC', body: {} })))
      }
    },
  })
  // The second net: sessions also end by age, which nobody announces.
  const sweep = setInterval(() => {
    hub.dropSilent()
    next(() => check(hub.members('all'), 'SESSION_ENDED'))
  }, sweepMs)
  sweep.unref()

  return {
    stop: async () => {
      clearInterval(sweep)
      await listener.stop()
      await work
      rememberSessions(db, true)
    },
  }
}

const sweepMs = 60_000

const sessionsSchema = z.union([z.array(z.string()), z.object({ session: z.string() })])
const noticeSchema = z.union([
  z.object({ parcel: z.string() }),
  z.object({ to: z.string().nullable(), message: z.object({ msgType: z.string() }).loose() }),
])
