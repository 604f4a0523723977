import { fork } from 'node:child_process'
import { join } from 'node:path'

/** Folder of the bundles, inside the repository. */
export const bundle = (name: string): string => join(process.cwd(), '.cache/bench', `${name}.js`)

/** Runs a bundle as a process of its own and returns the one message it sends. */
export const ask = async <Answer>(name: string, args: readonly string[], { timeout = 300_000 } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const child = fork(bundle(name), args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const timer = setTimeout(() => child.kill('SIGKILL'), timeout)
    let answer: Answer | undefined
    child.on('message', (message) => {
      answer = message as Answer // what the bundle sends is its own business and the caller's
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearTimeout(timer)
      if (answer !== undefined) resolve(answer)
      else reject(new Error(`${name} ${args.join(' ')} ended with ${signal ?? code}.`))
    })
  })
