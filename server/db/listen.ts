import type pg from 'pg'

/** How to hear notifications of PostgreSQL. */
export interface Listener {
  /** Stops listening and gives the connection up. */
  stop(): Promise<void>
}

export interface ListenOptions {
  /** One connection hears any number of them. */
  readonly channel: string | readonly string[]
  readonly onMessage: (payload: string, channel: string) => void
  /** True: from now on every notification arrives. False: some may be missed, until it is true again. */
  readonly onState: (connected: boolean) => void
  /** Milliseconds before a lost connection is sought again. @default 1000 */
  readonly retryMs?: number
}

/**
 * Listens to a channel on a connection of its own, taken from the pool for good, and again whenever it breaks. Returns
 * at once; `onState` says when it is connected.
 */
export function listen(pool: pg.Pool, { channel, onMessage, onState, retryMs = 1000 }: ListenOptions): Listener {
  let stopped = false
  let client: pg.PoolClient | null = null
  let timer: NodeJS.Timeout | undefined
  let connecting: Promise<void> = Promise.resolve()

  const lost = (): void => {
    if (!client) return
    // Destroyed, not given back: the next user must not inherit a LISTEN.
    client.release(true)
    client = null
    onState(false)
    retry()
  }
  const retry = (): void => {
    if (stopped) return
    timer = setTimeout(() => {
      connecting = connect()
    }, retryMs)
    timer.unref()
  }
  const connect = async (): Promise<void> => {
    try {
      const fresh = await pool.connect()
      client = fresh
      fresh.on('notification', (heard) => onMessage(heard.payload ?? '', heard.channel))
      fresh.on('error', lost)
      fresh.on('end', lost)
      // An identifier cannot be a parameter; channels are constants of ours.
      for (const name of [channel].flat()) await fresh.query(`listen ${fresh.escapeIdentifier(name)}`)
      if (client === fresh) onState(true)
    } catch {
      if (client) lost()
      else retry()
    }
  }
  connecting = connect()

  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await connecting
      client?.removeAllListeners('end')
      client?.release(true)
      client = null
    },
  }
}
