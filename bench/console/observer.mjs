// Loaded into a server before its own code: on SIGUSR2 writes how long the event loop was held up since the last time, and
// what the process holds after a full collection, into the file BENCH_OBSERVED names.
import { renameSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const file = process.env.BENCH_OBSERVED ?? ''

process.on('SIGUSR2', () => {
  const ms = (nanoseconds) => nanoseconds / 1e6
  const { mean, max } = delay
  const loop = { mean: ms(mean), p99: ms(delay.percentile(99)), max: ms(max) }
  // Twice: what a finaliser lets go of is gone only then.
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  // Whole at once: the reader waits for the file.
  writeFileSync(`${file}.new`, JSON.stringify({ loop, rss, held: heapUsed + external }))
  renameSync(`${file}.new`, file)
  delay.reset()
})
