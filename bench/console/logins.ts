// Signing in under load: hashing is capped at two at once, so that the rest of the server stays answerable.
import { ask } from '../ask.ts'
import type { HashingResult } from '../bare-hashing.ts'
import type { LoginOptions, LoginResult } from '../login-load.ts'
import { adminPassword, connect, startProduct } from '../product.ts'
import { note, reportFact, reportRow } from '../row.ts'
import { createObserver } from './observed.ts'
import { addPeople } from './people.ts'

/** Below the limit of fifty for one address, which counts what is still being judged. */
const people = 16

export const measureLogins = async (seconds: number): Promise<void> => {
  note('console: passwords compared, nothing else')
  const bare = await ask<HashingResult>('bare-hashing', [String(seconds)])
  note('console: people signing in')
  const observer = await createObserver()
  const product = await startProduct(observer)
  const database = await connect(product)
  const names = Array.from({ length: people }, (_, index) => `visitor-${index}`)
  await addPeople(database, names)
  await database.end()
  const drive = (time: number) =>
    ask<LoginResult>('login-load', [
      JSON.stringify({ port: product.port, names, password: adminPassword, seconds: time } satisfies LoginOptions),
    ])
  await drive(1)
  await observer.look(product.pid())
  const result = await drive(seconds)
  const { loop } = await observer.look(product.pid())
  await product.stop()
  if (result.firstError) throw new Error(`Somebody could not sign in: ${result.firstError}`)
  reportRow({
    figure: `sign-ins, ${people} at once, two hashes at once`,
    ours: result.perSecond,
    unit: '/s',
    beside: { name: 'argon2id alone, two at once', value: bare.perSecond },
    target: { ratioAtLeast: 0.7 },
  })
  reportRow({
    figure: 'event loop late meanwhile, p99',
    ours: loop.p99,
    unit: 'ms',
    beside: { name: 'argon2id alone, two at once', value: bare.late },
    // reliability 9: beyond 150 ms lists and exports would have to step back.
    target: { atMost: 150 },
  })
  reportFact(
    `Signing in took ${Math.round(result.p50)} ms (p50) and ${Math.round(result.p99)} ms (p99), most of it waiting for a turn; ` +
      `the event loop was late by ${loop.mean.toFixed(1)} ms on average (5 ms of that is the clock of the measurement) and ${loop.max.toFixed(0)} ms at most.`,
  )
}
