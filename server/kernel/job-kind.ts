import type { z } from 'zod'
import type { KeptMessage } from '#shared/contract/realtime'

/** What a running job may use. */
export interface JobContext {
  readonly jobId: string
  /** Who asked for it; null for the system's own jobs. */
  readonly userId: string | null
  /** Aborted when the lease is lost or the server stops; the work must then end soon and without effect. */
  readonly signal: AbortSignal
  /** Reports progress, 0 to 100, with an optional text for the person who waits. Cheap: written at most twice a second. */
  readonly progress: (rate: number, tips?: string) => void
}

export interface JobResult {
  /** Same-origin path of what the job made. */
  readonly url?: string
  readonly tips?: string
}

/** What whoever asked for a job finds in their messages when it has ended. */
export interface JobMessages {
  readonly done?: (job: { readonly id: string; readonly url: string }) => KeptMessage
  /** Not when it will be tried again. */
  readonly failed?: (job: { readonly id: string }) => KeptMessage
}

export interface JobKind<Payload = unknown> {
  readonly kind: string
  readonly payload: z.ZodType<Payload>
  /** Attempts before it counts as failed. @default 3 */
  readonly maxAttempts?: number
  /** Runs by itself this often, once for all processes together; its payload is then `{}`. */
  readonly everySeconds?: number
  /** How many run at once, over all processes together. @default any number */
  readonly atOnce?: number
  /** Without one, they hear of it only while they watch it. */
  readonly messages?: JobMessages
  /** May run more than once: after a crash another worker starts it anew, so its effects must bear that. */
  readonly run: (payload: Payload, context: JobContext) => Promise<JobResult | undefined>
}

// biome-ignore lint/suspicious/noExplicitAny: the erased form, for the registry; `defineJob` keeps the types.
export type AnyJobKind = JobKind<any>

/**
 * Keeps payload and handler in step.
 * @example
 * export const exportJob = (db: Database) => defineJob({ kind: 'export', payload: z.object({ … }), run: async (…) => … })
 */
export const defineJob = <Payload>(job: JobKind<Payload>): JobKind<Payload> => job
