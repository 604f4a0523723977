import type { AnyEventKind, AnyListener } from '../../kernel/event.ts'
import { defineModule } from '../../kernel/module.ts'
import { type Loop, startLoop } from './loop.ts'
import { eventQueue, peopleWait } from './ports.ts'
import { deleteMissing, laneEnd, noteMissing, type Subscription, subscribe, waitsUpTo } from './repository.ts'
import { createTaker } from './taker.ts'

/** Brings what happens in any module to whoever listens. */
export default defineModule({
  name: 'event',
  provides: { eventQueue },
  start: ({ db, log, catalog, contributions }) => {
    const isBusy = () => contributions(peopleWait).some((wait) => wait())
    let loops: readonly Loop[] = []
    return {
      provides: {
        eventQueue: {
          drain: async (name, formId) => {
            const listener = catalog().listeners.find((each) => each.name === name)
            if (!listener) throw new Error(`Nobody listens by the name "${name}".`)
            const lane = { listener: name, formId }
            const end = await laneEnd(db, lane)
            if (end === null) return
            const { take } = createTaker(listener, { db, log, isBusy })
            while ((await take(formId, { mayWait: true })) > 0) if (!(await waitsUpTo(db, { ...lane, end }))) return
          },
        },
      },
      // Before the first request: what happens from then on is heard.
      onReady: async () => {
        const present = subscriptionsOf(catalog().listeners)
        await subscribe(db, present)
        const missing = await noteMissing(db, present)
        if (missing.length > 0) log.error({ missing }, 'events wait for listeners that are not there')
        loops = catalog().listeners.map((listener) => startLoop(listener, { db, log, isBusy }))
      },
      sweeps: [
        async () => {
          // Another process may be without those that this one has.
          await subscribe(db, subscriptionsOf(catalog().listeners))
          const gone = await deleteMissing(db)
          if (gone.events > 0) log.error(gone, 'events of listeners that are gone were deleted')
        },
      ],
      onClose: async () => {
        await Promise.all(loops.map((loop) => loop.close()))
      },
    }
  },
})

const subscriptionsOf = (listeners: readonly AnyListener[]): Subscription[] =>
  listeners.flatMap(({ name, kinds, wants = 'every' }) =>
    kinds.map(({ kind }: AnyEventKind) => ({ listener: name, kind, isChoosy: wants === 'chosen' })),
  )
