// Respondents who open pages: a process of its own that asks for each of the addresses in turn, over so many connections.
import { HttpConnection } from './http-connection.ts'
import { percentile } from './percentile.ts'

export interface PageLoadOptions {
  readonly port: number
  readonly paths: readonly string[]
  readonly connections: number
  /** Absent: each address once. */
  readonly seconds?: number
}

export interface PageLoadResult {
  readonly pages: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Of one page, compressed. */
  readonly bytes: number
}

const run = ({ port, paths, connections, seconds }: PageLoadOptions): Promise<PageLoadResult> =>
  new Promise((resolve, reject) => {
    const latencies: number[] = []
    const started = performance.now()
    const until = seconds === undefined ? Number.POSITIVE_INFINITY : started + seconds * 1000
    let next = 0
    let open = connections
    let bytes = 0
    const drive = () => {
      const connection = new HttpConnection(port, '/', reject)
      const turn = () => {
        const sent = performance.now()
        const path = seconds === undefined ? paths[next] : paths[next % paths.length]
        if (path === undefined || sent >= until) {
          connection.close()
          if (--open > 0) return
          const perSecond = latencies.length / ((performance.now() - started) / 1000)
          const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)]
          return resolve({ pages: latencies.length, perSecond, p50, p99, bytes })
        }
        next++
        connection.get(path, 'Accept-Encoding: br\r\nAccept-Language: en\r\n', (length) => {
          latencies.push(performance.now() - sent)
          bytes = length
          turn()
        })
      }
      turn()
    }
    for (let each = 0; each < connections; each++) drive()
  })

const [options = ''] = process.argv.slice(2)
// From `ask`, in JSON.
if (options.startsWith('{')) process.send?.(await run(JSON.parse(options) as PageLoadOptions))
process.disconnect?.()
