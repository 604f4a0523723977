// Respondents who do not give up: each sends until it is acknowledged, always under the same id.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Body } from './submission-body.ts'
import { submitPath } from './submit-path.ts'

export interface Acknowledged {
  readonly clientId: string
  /** What the receipt said. */
  readonly id: string
  readonly serialNumber: number
}

export interface Senders {
  /** Everything acknowledged so far. */
  readonly acknowledged: readonly Acknowledged[]
  /** Times a submission had to be sent again. */
  readonly retries: () => number
  /** Answers that no retry can mend, such as a refusal. */
  readonly refusals: readonly string[]
  /** Resolves with the time when a submission sent after `since` is acknowledged. */
  readonly acknowledgedAfter: (since: number) => Promise<number>
  /** Each sender finishes what it has in hand. */
  readonly stop: () => Promise<void>
}

export const startSenders = (port: number, count: number, next: () => Body): Senders => {
  const acknowledged: Acknowledged[] = []
  const refusals: string[] = []
  const waiting = new Set<{ since: number; resolve: (at: number) => void }>()
  let retries = 0
  let stopped = false

  const onAcknowledged = (sentAt: number): void => {
    const now = performance.now()
    for (const entry of waiting) {
      if (sentAt < entry.since) continue
      waiting.delete(entry)
      entry.resolve(now)
    }
  }

  /** @returns whether the submission is settled */
  const attempt = async ({ id: clientId, text }: Body): Promise<boolean> => {
    const sentAt = performance.now()
    try {
      const response = await fetch(`http://127.0.0.1:${port}${submitPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
        signal: AbortSignal.timeout(15_000),
      })
      const answer = (await response.json()) as Answer // the contract's envelope
      if (answer.code === 200) {
        acknowledged.push({ clientId, id: answer.data.id, serialNumber: answer.data.serialNumber })
        onAcknowledged(sentAt)
        return true
      }
      if (answer.code !== 510) return false
      refusals.push(JSON.stringify(answer).slice(0, 300))
      return true
    } catch {
      // Refused, broken off or too late: the next attempt tells.
      return false
    }
  }

  const run = async (): Promise<void> => {
    while (!stopped) {
      const body = next()
      while (!(await attempt(body))) {
        retries++
        await sleep(20 + Math.random() * 30)
      }
      await sleep(pauseMs)
    }
  }
  const running = Array.from({ length: count }, run)

  return {
    acknowledged,
    refusals,
    retries: () => retries,
    acknowledgedAfter: (since) => new Promise((resolve) => waiting.add({ since, resolve })),
    stop: async () => {
      stopped = true
      await Promise.all(running)
    },
  }
}

interface Answer {
  readonly code: number
  readonly data: { readonly id: string; readonly serialNumber: number }
}

/** Keeps the machine busy without drowning the check in rows. */
const pauseMs = 4
