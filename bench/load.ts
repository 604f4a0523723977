// The respondents: a process of its own that keeps so many connections busy for so many seconds.
import { HttpConnection } from './http-connection.ts'
import { percentile } from './percentile.ts'
import { bodyMaker } from './submission-body.ts'
import { submitPath } from './submit-path.ts'

export interface LoadOptions {
  readonly port: number
  readonly formKey: string
  readonly version: number
  readonly blocks: number
  readonly connections: number
  readonly warmUpSeconds: number
  readonly seconds: number
}

export interface LoadResult {
  /** Acknowledged per second in the measured time. */
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly slowest: number
  /** Acknowledged in all, warm-up included. */
  readonly acknowledged: number
  /** Refused, broken off or not understood. */
  readonly errors: number
  readonly firstError: string
  /** CPU time of this process in the measured time, as a share of one core. */
  readonly cpuShare: number
}

const run = async (options: LoadOptions): Promise<LoadResult> => {
  const next = bodyMaker(options)
  const latencies: number[] = []
  let acknowledged = 0
  let errors = 0
  let firstError = ''
  const fail = (reason: string) => {
    errors++
    firstError ||= reason
  }
  const started = performance.now()
  const from = started + options.warmUpSeconds * 1000
  const to = from + options.seconds * 1000
  let cpuStart = process.cpuUsage()
  setTimeout(() => {
    cpuStart = process.cpuUsage()
  }, from - started)

  const drive = () =>
    new Promise<void>((resolve) => {
      const connection = new HttpConnection(options.port, submitPath, (error) => {
        fail(error.message)
        resolve()
      })
      const turn = () => {
        const sent = performance.now()
        if (sent >= to) {
          connection.close()
          resolve()
          return
        }
        connection.post(next().text, (answer) => {
          const now = performance.now()
          if (answer.startsWith('{"code":200,')) acknowledged++
          else fail(answer.slice(0, 300))
          if (sent >= from && now <= to) latencies.push(now - sent)
          turn()
        })
      }
      turn()
    })
  await Promise.all(Array.from({ length: options.connections }, drive))
  const { user, system } = process.cpuUsage(cpuStart)
  return {
    perSecond: latencies.length / options.seconds,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    slowest: percentile(latencies, 1),
    acknowledged,
    errors,
    firstError,
    cpuShare: (user + system) / 1_000_000 / options.seconds,
  }
}

const [options = ''] = process.argv.slice(2)
// From `ask`, in JSON.
if (options.startsWith('{')) process.send?.(await run(JSON.parse(options) as LoadOptions))
process.disconnect?.()
