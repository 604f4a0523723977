// Work on what strangers sent, away from the thread that answers everybody: it can be ended whatever it does.
import { Worker } from 'node:worker_threads'

/** The work took too long or too much memory, or its thread ended without an answer. */
export class ThreadError extends Error {
  override name = 'ThreadError'
}

export interface ThreadLimits {
  readonly milliseconds: number
  /** Of its heap. */
  readonly megabytes: number
}

/**
 * Runs a script that answers `parentPort.postMessage(…)` once, with `input` as its `workerData`.
 *
 * @throws ThreadError beyond the limits, or the script's own error
 */
export const runInThread = (script: URL, input: unknown, { milliseconds, megabytes }: ThreadLimits): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(script, {
      workerData: input,
      // Nothing of ours but the input: no settings of the process, no secrets.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    })
    const late = setTimeout(() => end(() => reject(new ThreadError('too long'))), milliseconds)
    const end = (tell: () => void) => {
      clearTimeout(late)
      void thread.terminate()
      tell()
    }
    thread.once('message', (answer) => end(() => resolve(answer)))
    thread.once('error', (error) =>
      end(() => reject(isOutOfMemory(error) ? new ThreadError('too much memory') : error)),
    )
    thread.once('exit', () => end(() => reject(new ThreadError('no answer'))))
  })

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY'

/** A script that the build puts beside the server's bundle under the name it has here (vite.config.ts). */
export const threadScript = (name: string, besides: string): URL =>
  import.meta.env.PROD ? new URL(`./${name}.js`, import.meta.url) : new URL(`./${name}.ts`, besides)
