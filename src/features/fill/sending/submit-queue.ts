import type { SubmitReceipt, SubmitRefusal } from '#shared/contract/submission'
import type { Reply } from '../call/call.ts'

export type SubmitState =
  | { readonly status: 'sending' }
  /** Not delivered yet; tried again at `retryAt` (milliseconds since 1970), when the network returns, or by hand. */
  | { readonly status: 'waiting'; readonly cause: 'unreachable' | 'busy'; readonly retryAt: number }
  | { readonly status: 'accepted'; readonly receipt: SubmitReceipt }
  /** The server judged the answers and stored nothing. */
  | { readonly status: 'refused'; readonly refusal: SubmitRefusal }
  | { readonly status: 'gone' }
  | { readonly status: 'failed'; readonly message: string }

export interface SubmitQueueOptions {
  /** Frozen: every attempt sends these very bytes, so that the server can tell a repetition from a change. */
  readonly body: string
  readonly send: (body: string, signal: AbortSignal) => Promise<Reply>
  readonly onState: (state: SubmitState) => void
  /** Milliseconds before attempt n + 2; n counts from 0. */
  readonly backOff?: (failures: number) => number
  /** Calls back when it is worth trying at once; returns the way to stop. Default: the browser came online. */
  readonly onWakeUp?: (listener: () => void) => () => void
}

export interface SubmitQueue {
  retryNow(): void
  /** Stops trying; what is on its way may still arrive. */
  stop(): void
}

/** Faults that may pass (the database restarting) are tried this often before the respondent is asked. */
const patience = 2

/** Delivers one submission: tries until the server has judged it, however long the network takes. */
export const startSubmitQueue = ({
  body,
  send,
  onState,
  backOff = exponential,
  onWakeUp = whenOnline,
}: SubmitQueueOptions): SubmitQueue => {
  const stopping = new AbortController()
  let failures = 0
  let faults = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending = false

  const attempt = async () => {
    if (sending || stopping.signal.aborted) return
    clearTimeout(timer)
    sending = true
    onState({ status: 'sending' })
    const reply = await send(body, stopping.signal)
    sending = false
    if (stopping.signal.aborted) return
    if (reply.kind === 'unreachable' || reply.kind === 'busy') return wait(reply)
    // A fault without data says nothing about these answers; with data it names what is wrong with the call.
    if (reply.kind === 'failed' && reply.data === null && faults++ < patience)
      return wait({ kind: 'busy', retryAfterMs: null })
    finish(verdict(reply))
  }

  const wait = (reply: { kind: 'unreachable' } | { kind: 'busy'; retryAfterMs: number | null }) => {
    const pause = Math.max(backOff(failures++), reply.kind === 'busy' ? (reply.retryAfterMs ?? 0) : 0)
    timer = setTimeout(attempt, pause)
    onState({ status: 'waiting', cause: reply.kind, retryAt: Date.now() + pause })
  }

  const finish = (state: SubmitState) => {
    stop()
    onState(state)
  }

  const stop = () => {
    stopping.abort()
    clearTimeout(timer)
    stopListening()
  }

  const stopListening = onWakeUp(() => void attempt())
  void attempt()
  return { retryNow: () => void attempt(), stop }
}

const verdict = (reply: Exclude<Reply, { kind: 'unreachable' | 'busy' }>): SubmitState => {
  switch (reply.kind) {
    case 'ok':
      // What the contract says the server answers; it checks itself against it outside production.
      return { status: 'accepted', receipt: reply.data as SubmitReceipt }
    case 'refused':
      return { status: 'refused', refusal: reply.data as SubmitRefusal }
    case 'notFound':
      return { status: 'gone' }
    case 'failed':
      return { status: 'failed', message: reply.message }
  }
}

/** One second, doubling to five minutes, spread by a fifth so that a room of phones does not call in chorus. */
export const exponential = (failures: number): number =>
  Math.min(300_000, 1000 * 2 ** Math.min(failures, 12)) * (0.8 + Math.random() * 0.4)

const whenOnline = (listener: () => void) => {
  addEventListener('online', listener)
  return () => removeEventListener('online', listener)
}
