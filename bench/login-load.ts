// People who sign in, over and over: a process of its own, one connection and one account for each of them.
import { HttpConnection } from './http-connection.ts'
import { percentile } from './percentile.ts'

export interface LoginOptions {
  readonly port: number
  readonly names: readonly string[]
  readonly password: string
  readonly seconds: number
}

export interface LoginResult {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly firstError: string
}

const run = async ({ port, names, password, seconds }: LoginOptions): Promise<LoginResult> => {
  const latencies: number[] = []
  let firstError = ''
  const started = performance.now()
  const until = started + seconds * 1000
  const person = (username: string) =>
    new Promise<void>((resolve) => {
      const connection = new HttpConnection(port, '/sapi/login', (error) => {
        firstError ||= error.message
        resolve()
      })
      const body = JSON.stringify({ username, password })
      const turn = () => {
        const sent = performance.now()
        if (sent >= until) {
          connection.close()
          resolve()
          return
        }
        connection.post(body, (answer) => {
          if (answer.startsWith('{"code":200,')) latencies.push(performance.now() - sent)
          else firstError ||= answer.slice(0, 300)
          turn()
        })
      }
      turn()
    })
  await Promise.all(names.map(person))
  return {
    perSecond: latencies.length / ((performance.now() - started) / 1000),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    firstError,
  }
}

const [options = ''] = process.argv.slice(2)
// From `ask`, in JSON.
if (options.startsWith('{')) process.send?.(await run(JSON.parse(options) as LoginOptions))
process.disconnect?.()
