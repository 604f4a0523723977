// The limit beside signing in: nothing but comparing a password, with the costs and the cap of the product.
import { hash, verify } from '@node-rs/argon2'

export interface HashingResult {
  readonly perSecond: number
}

const run = async (seconds: number): Promise<HashingResult> => {
  const stored = await hash('a-password-for-the-benchmark', { memoryCost: 65_536, timeCost: 3, parallelism: 1 })
  const started = performance.now()
  let count = 0
  const hand = async (): Promise<void> => {
    while (performance.now() < started + seconds * 1000) {
      if (!(await verify(stored, 'a-password-for-the-benchmark'))) throw new Error('The right password is wrong.')
      count++
    }
  }
  await Promise.all([hand(), hand()])
  return { perSecond: count / ((performance.now() - started) / 1000) }
}

const [seconds] = process.argv.slice(2)
if (seconds !== undefined) process.send?.(await run(Number(seconds)))
process.disconnect?.()
