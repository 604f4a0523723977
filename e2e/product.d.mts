import type { Writable } from 'node:stream'

export interface RunningProduct {
  /** Without a trailing slash. */
  readonly address: string
  /** `<address>/?token=…`, good for one sign-in as `admin`. */
  readonly signInLink: string
  /** DATA_DIR: database and uploaded files. */
  readonly dataFolder: string
  /** Of the user `admin`. */
  readonly adminPassword: string
  /** Of the users `lin` and `weber`. */
  readonly demoPassword: string
  /** Ends the product as an operator would, and removes its folder. Rejects when it does not end in time and in order. */
  stop(): Promise<void>
}

/** Starts the built server with demo data on a free port. Its output goes to `log`. */
export function startProduct(options?: {
  log?: Writable | undefined
  environment?: Readonly<Record<string, string>>
  /** The database (DATABASE_URL) is in use already: accounts and passwords are the first one's, and empty here. */
  joins?: boolean
  /** Another build than dist/: a folder with `client` and `server`. */
  dist?: string
}): Promise<RunningProduct>
