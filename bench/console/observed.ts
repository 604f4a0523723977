import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../cleanup.ts'

/** What console/observer.mjs says of a server. */
export interface Observation {
  /** Milliseconds the event loop was late, since the last look. */
  readonly loop: { readonly mean: number; readonly p99: number; readonly max: number }
  /** Bytes, after a full collection: resident, and held by JavaScript (buffers included). */
  readonly rss: number
  readonly held: number
}

export interface Observer {
  readonly nodeOptions: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** Asks the process, which answers as soon as its loop is free. */
  readonly look: (pid: number) => Promise<Observation>
}

/** A server started with these options can be looked into; it does nothing else differently. */
export const createObserver = async (): Promise<Observer> => {
  const file = join(await temporaryFolder(), 'observed.json')
  return {
    nodeOptions: ['--expose-gc', `--import=${join(process.cwd(), 'bench/console/observer.mjs')}`],
    environment: { BENCH_OBSERVED: file },
    look: async (pid) => {
      await rm(file, { force: true })
      process.kill(pid, 'SIGUSR2')
      for (let waited = 0; waited < 20_000; waited += 20) {
        const text = await readFile(file, 'utf8').catch(() => null)
        if (text !== null) return JSON.parse(text) as Observation // written by observer.mjs
        await sleep(20)
      }
      throw new Error('The server did not say what it holds.')
    },
  }
}
