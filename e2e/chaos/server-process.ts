// A server in a process of its own, which can be killed and started again over the same data.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { serverOptions } from '../../tools/bootstrap/server-options.mjs'

export interface ServerProcess {
  /** Where it listens now; another one after each start. */
  readonly port: () => number
  /** SIGKILL, whatever it is at. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

export const adminPassword = 'a-password-for-this-run'

/** @param main the bundle; `environment` names database and data folder, and what else this one is to know */
export const startServer = async (
  main: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> => {
  let child: ChildProcess
  let port = 0
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const start = async () => {
    child = spawn(process.execPath, [...serverOptions, main], {
      // Nothing of this shell's environment but what a process needs.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TZ: 'UTC',
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        DEMO_DATA: '0',
        SUBMIT_LIMIT: '0',
        LOG_LEVEL: 'error',
        ADMIN_PASSWORD: adminPassword,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    port = await announcedPort(child)
  }
  await start()
  return { port: () => port, kill: () => end('SIGKILL'), start, stop: () => end('SIGTERM') }
}

const announcedPort = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let output = ''
    const hear = (chunk: Buffer) => {
      output = (output + String(chunk)).slice(-4000)
      const [, port] = /^Formloom is running at \S+:(\d+)$/m.exec(output) ?? []
      if (port) resolve(Number(port))
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code, signal) => reject(new Error(`The server ended with ${signal ?? code}:\n${output}`)))
  })

export interface Envelope {
  readonly code: number
  readonly msg: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  readonly data: any
}

/** A call of the API with its envelope, as whoever holds the token, or nobody. */
export const callApi = async (
  port: number,
  path: string,
  { body, token, headers = {} }: { body?: object; token?: string; headers?: Record<string, string> } = {},
): Promise<Envelope> => {
  const response = await fetch(`http://127.0.0.1:${port}/sapi${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Envelope // the contract's envelope
}

/** Signs in as the administrator of a fresh database, makes a form and publishes it. @returns its key */
export const publishForm = async (port: number, definition: object): Promise<string> => {
  const said = async (path: string, body: object, token?: string) => {
    const { code, msg, data } = await callApi(port, path, { body, ...(token && { token }) })
    if (code !== 200) throw new Error(`${path}: ${code} ${msg} ${JSON.stringify(data)}`)
    return data
  }
  const { token } = await said('/login', { username: 'admin', password: adminPassword })
  const { formKey } = await said('/user/form/create', { name: 'Chaos', definition }, token)
  await said('/user/form/publish', { formKey }, token)
  return formKey
}
