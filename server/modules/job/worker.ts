import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { AnyJobKind, JobContext } from '../../kernel/job-kind.ts'
import {
  type ClaimedJob,
  claimJob,
  claimLimited,
  failAbandoned,
  findUnhandled,
  finishJob,
  insertRecurring,
  releaseJob,
  renewLease,
  writeProgress,
} from './repository.ts'
import { onJobAdded } from './wake.ts'

export interface WorkerOptions {
  readonly db: Database
  readonly log: { error: (details: object, message: string) => void }
  readonly kinds: readonly AnyJobKind[]
  /** Hears how jobs go on. What it fails to pass on is logged and lost: the job itself is what counts. */
  readonly news?: JobNews
  /** Jobs at once. @default 2 */
  readonly concurrency?: number
  /** Milliseconds between looks for work. @default 1000 */
  readonly pollMs?: number
  /** Seconds after which a silent worker counts as dead. @default 60 */
  readonly leaseSeconds?: number
}

type NewsJob = Pick<ClaimedJob, 'id' | 'userId'> & Pick<AnyJobKind, 'messages'>

export interface JobNews {
  /** @param rate 0 to 99 */
  readonly progress: (job: NewsJob, rate: number, tips: string) => Promise<void>
  readonly done: (job: NewsJob, result: { url: string; tips: string }) => Promise<void>
  /** Not when it will be tried again. */
  readonly failed: (job: NewsJob) => Promise<void>
}

export interface Worker {
  /** Takes no more jobs, gives running ones `graceMs` to end, then hands them back to be started anew elsewhere. */
  stop(graceMs?: number): Promise<void>
}

/** Starts working off the job table. Any number of processes may do so on one database. */
export function startWorker({
  db,
  log,
  kinds,
  news,
  concurrency = 2,
  pollMs = 1000,
  leaseSeconds = 60,
}: WorkerOptions): Worker {
  const owner = randomBytes(12).toString('base64url')
  // Looked up, never evaluated: a kind that is not in this map cannot run (T15).
  const byKind = new Map(kinds.map((kind) => [kind.kind, kind]))
  if (byKind.size !== kinds.length) throw new Error('Two job kinds share a name.')
  const running = new Map<Promise<void>, AbortController>()
  let stopped = false
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let housekeepingDue = 0

  const look = async (): Promise<void> => {
    if (performance.now() >= housekeepingDue) {
      housekeepingDue = performance.now() + 30_000
      await failAbandoned(db)
      for (const { kind, everySeconds, maxAttempts = 3 } of kinds)
        if (everySeconds) await insertRecurring(db, { kind, everySeconds, maxAttempts })
    }
    while (!stopped && running.size < concurrency) {
      const job = await claim()
      if (!job) return
      begin(job)
    }
  }

  const limited = kinds.flatMap(({ kind, atOnce }) => (atOnce === undefined ? [] : [{ kind, atOnce }]))
  const unlimited = kinds.filter(({ atOnce }) => atOnce === undefined).map(({ kind }) => kind)
  /** Limited ones first: they cannot keep the others out. */
  const claim = async (): Promise<ClaimedJob | undefined> => {
    for (const each of limited) {
      const job = await claimLimited(db, { ...each, owner, leaseSeconds })
      if (job) return job
    }
    return claimJob(db, { owner, kinds: unlimited, leaseSeconds })
  }

  const begin = (job: ClaimedJob): void => {
    const controller = new AbortController()
    const work = runJob({ db, log, news, owner, leaseSeconds, job, kind: byKind.get(job.kind), controller }).finally(
      () => {
        running.delete(work)
        poll(0)
      },
    )
    running.set(work, controller)
  }

  const poll = (delay: number): void => {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (looking) return
      looking = look()
        // The database may be away for a while; the next look finds out.
        .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'looking for jobs failed'))
        .finally(() => {
          looking = null
          poll(pollMs)
        })
    }, delay)
  }
  // A module that is gone leaves its jobs: they wait for its return, and the log says so.
  findUnhandled(db, [...byKind.keys()]).then(
    (unhandled) => {
      if (unhandled.length > 0) log.error({ kinds: unhandled }, 'jobs wait that nothing handles')
    },
    (error: unknown) => log.error({ reason: reasonOf(error) }, 'looking for jobs that nothing handles failed'),
  )
  poll(0)
  const stopHearing = onJobAdded(() => poll(0))

  return {
    async stop(graceMs = 5000) {
      stopped = true
      stopHearing()
      clearTimeout(timer)
      await looking
      let graceTimer: NodeJS.Timeout | undefined
      const grace = new Promise<void>((resolve) => {
        graceTimer = setTimeout(resolve, graceMs)
      })
      await Promise.race([Promise.all(running.keys()), grace])
      clearTimeout(graceTimer)
      for (const controller of running.values()) controller.abort(shutdown)
      await Promise.all(running.keys())
    },
  }
}

const shutdown = new Error('The server stops.')
const leaseLost = new Error('The lease was lost.')

interface Run {
  readonly db: Database
  readonly log: WorkerOptions['log']
  readonly news: JobNews | undefined
  readonly owner: string
  readonly leaseSeconds: number
  readonly job: ClaimedJob
  readonly kind: AnyJobKind | undefined
  readonly controller: AbortController
}

async function runJob({ db, log, news, owner, leaseSeconds, job, kind, controller }: Run): Promise<void> {
  const renewal = setInterval(
    () => {
      renewLease(db, job.id, owner, leaseSeconds).then(
        (held) => {
          if (!held) controller.abort(leaseLost)
        },
        (error: unknown) => log.error({ jobId: job.id, reason: reasonOf(error) }, 'renewing a lease failed'),
      )
    },
    (leaseSeconds * 1000) / 3,
  )
  const told = { id: job.id, userId: job.userId, ...(kind?.messages && { messages: kind.messages }) }
  const reporter = progressReporter({ db, log, news, owner, job: told })
  try {
    if (!kind) throw new Error(`Nothing handles jobs of kind ${job.kind}.`)
    const context: JobContext = {
      jobId: job.id,
      userId: job.userId,
      signal: controller.signal,
      progress: reporter.report,
    }
    const work = Promise.resolve(kind.run(kind.payload.parse(job.payload), context))
    // A handler that does not listen to its signal must not hold up the stop.
    const result = await Promise.race([work, aborted(controller.signal)])
    await reporter.settled()
    const outcome = { url: result?.url ?? '', tips: result?.tips ?? '' }
    if (await finishJob(db, job.id, owner, outcome)) await pass(log, job.id, news?.done(told, outcome))
  } catch (error) {
    await reporter.settled()
    await giveBack({ db, log, news, owner, job, told, error, signal: controller.signal })
  } finally {
    clearInterval(renewal)
  }
}

const giveBack = async ({
  db,
  log,
  news,
  owner,
  job,
  told,
  error,
  signal,
}: Pick<Run, 'db' | 'log' | 'news' | 'owner' | 'job'> & {
  told: NewsJob
  error: unknown
  signal: AbortSignal
}): Promise<void> => {
  const stopping = signal.reason === shutdown
  // A refusal will be refused again; anything else may be a passing trouble.
  const isFinal = error instanceof AppError || job.attempts >= job.maxAttempts
  const retrySeconds = stopping ? 0 : isFinal ? null : backoffSeconds(job.attempts)
  if (!stopping) log.error({ jobId: job.id, kind: job.kind, reason: reasonOf(error) }, 'job failed')
  await releaseJob(db, job.id, owner, { error: reasonOf(error), retrySeconds, countAttempt: !stopping }).catch(
    // The lease runs out, and then another worker takes the job.
    (failure: unknown) => log.error({ jobId: job.id, reason: reasonOf(failure) }, 'releasing a job failed'),
  )
  if (retrySeconds === null) await pass(log, job.id, news?.failed(told))
}

/** 5 s, 20 s, 80 s … with a fifth of jitter. */
const backoffSeconds = (attempt: number): number => 5 * 4 ** (attempt - 1) * (0.9 + Math.random() * 0.2)

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })

const progressReporter = ({
  db,
  log,
  news,
  owner,
  job,
}: Pick<Run, 'db' | 'log' | 'news' | 'owner'> & { job: NewsJob }) => {
  let writing: Promise<void> = Promise.resolve()
  let last = Number.NEGATIVE_INFINITY
  return {
    report: (rate: number, tips = ''): void => {
      if (performance.now() - last < 500) return
      last = performance.now()
      const bounded = Math.min(99, Math.max(0, rate))
      writing = writing
        .then(() => writeProgress(db, job.id, owner, { rate: bounded, tips }))
        .then(() => news?.progress(job, bounded, tips))
        .catch((error: unknown) => log.error({ jobId: job.id, reason: reasonOf(error) }, 'writing progress failed'))
    },
    settled: (): Promise<void> => writing,
  }
}

/** News that cannot be passed on must not turn a finished job into a failed one. */
const pass = async (log: Run['log'], jobId: string, news: Promise<void> | undefined): Promise<void> => {
  await news?.catch((error: unknown) => log.error({ jobId, reason: reasonOf(error) }, 'news of a job were lost'))
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
