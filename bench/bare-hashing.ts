// The limit beside signing in: nothing but comparing a password, with the costs and the cap of the product.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { hash, verify } from '@node-rs/argon2'

export interface HashingResult {
  readonly perSecond: number
  /** Milliseconds the event loop was late, p99: hashing has its own threads and takes the processor all the same. */
  readonly late: number
}

const run = async (seconds: number): Promise<HashingResult> => {
  const stored = await hash('a-password-for-the-benchmark', { memoryCost: 65_536, timeCost: 3, parallelism: 1 })
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const started = performance.now()
  let count = 0
  const hand = async (): Promise<void> => {
    while (performance.now() < started + seconds * 1000) {
      if (!(await verify(stored, 'a-password-for-the-benchmark'))) throw new Error('The right password is wrong.')
      count++
    }
  }
  await Promise.all([hand(), hand()])
  return { perSecond: count / ((performance.now() - started) / 1000), late: delay.percentile(99) / 1e6 }
}

const [seconds] = process.argv.slice(2)
if (seconds !== undefined) process.send?.(await run(Number(seconds)))
process.disconnect?.()
