import type { Logger } from './log.ts'

export interface Shutdown {
  /**
   * Registers what has to be closed at the end. The last one registered is closed first.
   *
   * @param patience milliseconds after which the next one is closed anyway
   */
  register(name: string, close: () => unknown, patience?: number): void
  /** Closes everything. Safe to call twice; resolves when all is done, and never rejects. */
  run(): Promise<void>
}

/** Collects what was started, so that it can be stopped in the reverse order. */
export function createShutdown(log: Pick<Logger, 'info' | 'warn' | 'error'>): Shutdown {
  const closers: { name: string; close: () => unknown; patience: number }[] = []
  let running: Promise<void> | null = null

  async function closeAll(): Promise<void> {
    for (const { name, close, patience } of closers.toReversed()) {
      try {
        const outcome = await within(patience, Promise.resolve(close()))
        if (outcome === 'late') log.warn(`closing ${name} takes longer than ${patience / 1000} s; going on`)
      } catch (error) {
        log.error(error, `closing ${name} failed`)
      }
    }
  }

  return {
    register: (name, close, patience = 10_000) => {
      closers.push({ name, close, patience })
    },
    run: () => {
      running ??= closeAll()
      return running
    },
  }
}

export interface SignalHandling {
  /** Stops the server in good order. */
  stop: (signal: NodeJS.Signals) => Promise<unknown>
  /** Runs before a second signal ends the process at once. */
  abandon?: () => void
  exit?: (code: number) => void
}

/** The first signal stops in good order and exits with 0, a second one exits at once. */
export function onSignals({ stop, abandon, exit = (code) => process.exit(code) }: SignalHandling): void {
  let first: number | null = null
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      const now = performance.now()
      if (first === null) {
        first = now
        stop(name).then(
          () => exit(0),
          () => exit(1),
        )
        return
      }
      // One Ctrl+C reaches this process several times: from the terminal, from npm and from tools/start.mjs.
      if (now - first < sameSignalMilliseconds) return
      abandon?.()
      exit(130)
    })
  }
}

const sameSignalMilliseconds = 500

async function within(milliseconds: number, work: Promise<unknown>): Promise<'done' | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds)
  })
  return Promise.race([work.then(() => 'done' as const), late]).finally(() => clearTimeout(timer))
}
