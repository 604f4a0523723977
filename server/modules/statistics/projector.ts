// Keeps the counters in step with the records: takes what changed from the outbox and counts it, exactly once.
import type { AnyQuestionType } from '#sdk'
import type { Fact } from '#shared/form/question-type'
import { asStored } from '#shared/form/upgrade'
import { binRange } from '#shared/statistics/bins'
import { printDecimal } from '#shared/statistics/decimal'
import { type Counter, counterOf, negateTally, put, tallyOf } from '#shared/statistics/tally'
import type { Database, Transaction } from '../../db/database.ts'
import { definitions } from '../../plugins/question-types.ts'
import type { CompiledForms, CompiledVersion } from '../form/compiled-forms.ts'
import { factsOf } from './facts.ts'
import * as repository from './repository.ts'

export interface ProjectorDeps {
  readonly db: Database
  readonly forms: Pick<CompiledForms, 'version'>
  /** Hears of new records as they are counted, in the same transaction: each exactly once. */
  readonly onAdded?: (trx: Transaction, formId: string, count: number) => Promise<void>
  readonly log: { error: (details: object, message: string) => void }
  /** True while respondents wait for the database: counting then takes turns with them. */
  readonly isBusy?: () => boolean
  /** Records per transaction. @default 500 */
  readonly batchSize?: number
}

export interface Projector {
  /** Counts everything of a form that has been committed before this call. */
  readonly drain: (formId: string) => Promise<void>
  /** Takes records out of the counters before they are deleted, in the deleting transaction. */
  readonly uncount: (trx: Transaction, formId: string, ids: readonly string[]) => Promise<void>
  /** Counts in the background until `close`. */
  readonly start: () => void
  readonly close: () => Promise<void>
}

export const createProjector = ({
  db,
  forms,
  onAdded,
  log,
  isBusy = () => false,
  batchSize = 500,
}: ProjectorDeps): Projector => {
  let closed = false
  let running: Promise<void> | null = null
  let endPause: () => void = () => {}

  /** Counts one batch of a form under its lock. @returns entries taken from the outbox */
  const countBatch = async (trx: Transaction, formId: string): Promise<number> => {
    const limit = isBusy() ? Math.min(busyBatchSize, batchSize) : batchSize
    const { entries, added, ids } = await repository.takeBacklog(trx, formId, limit)
    if (ids.length > 0) await recount(trx, { formId, ids, versionOf: forms.version })
    if (added > 0) await onAdded?.(trx, formId, added)
    return entries
  }

  const drain = async (formId: string): Promise<void> => {
    const end = await repository.backlogEnd(db, formId)
    if (end === null) return
    do {
      await db.transaction().execute(async (trx) => {
        await repository.lockCounters(trx, formId)
        await countBatch(trx, formId)
      })
    } while (await repository.hasBacklog(db, formId, end))
  }

  /** One batch of each form that has any. @returns whether there was anything to do */
  const countRound = async (): Promise<boolean> => {
    let counted = 0
    for (const formId of await repository.formsWithBacklog(db)) {
      if (closed) return false
      const started = performance.now()
      counted += await db.transaction().execute(async (trx) =>
        // False: another process counts this form already.
        (await repository.tryLockCounters(trx, formId)) ? countBatch(trx, formId) : 0,
      )
      // A fifth of the time at most while respondents wait.
      if (isBusy()) await pause((performance.now() - started) * 4)
    }
    return counted > 0
  }

  /**
   * Records that an earlier build counted count anew where a step has changed how their answers read since. What was
   * counted of them is taken back exactly: the flat rows remember it.
   */
  const recountSteps = async (): Promise<void> => {
    for (const [type, { steps = [] }] of types) {
      if (!steps.some(({ answer }) => answer)) continue
      await db.transaction().execute((trx) => repository.recountType(trx, type, steps.length))
    }
  }

  const run = async (): Promise<void> => {
    let isCurrent = false
    while (!closed) {
      try {
        if (!isCurrent) await recountSteps()
        isCurrent = true
        await pause((await countRound()) ? 0 : idleMs)
      } catch (error) {
        log.error({ reason: error instanceof Error ? error.message : String(error) }, 'counting answers failed')
        await pause(retryMs)
      }
    }
  }

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, closed ? 0 : ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    drain,
    uncount: async (trx, formId, ids) => {
      await repository.lockCounters(trx, formId)
      await removeFromCounters(trx, formId, await repository.takeFlatRows(trx, formId, ids))
    },
    start: () => {
      running ??= run()
    },
    close: async () => {
      closed = true
      endPause()
      await running
    },
  }
}

const types: ReadonlyMap<string, AnyQuestionType> = definitions

/** Small enough not to hold up respondents for more than a few milliseconds. */
const busyBatchSize = 100
/** Between looks for work. Nobody waits for it: whoever reads figures drains first. */
const idleMs = 1000
const retryMs = 3000

interface Recount {
  readonly formId: string
  readonly ids: readonly string[]
  readonly versionOf: (
    formId: string,
    version: number,
  ) => Promise<Pick<CompiledVersion, 'questions' | 'answersOf' | 'outcomeFacts'> | null>
}

/** Replaces what was counted of these records by what they hold now. The caller holds the form's lock. */
export const recount = async (trx: Transaction, { formId, ids, versionOf }: Recount): Promise<void> => {
  const before = await repository.takeFlatRows(trx, formId, ids)
  const records = await repository.readRecords(trx, formId, ids)
  const after: repository.FlatRow[] = []
  const added = new Counters()
  for (const record of records) {
    const version = await versionOf(formId, record.version)
    const answers = version ? version.answersOf(record) : asStored(record)
    const outcome = version?.outcomeFacts(record.outcome) ?? []
    for (const { questionId, facts } of factsOf({ ...record, answers, outcome }, version?.questions ?? null)) {
      added.add(questionId, facts)
      const rows = facts.flatMap((fact) => flatRow(record.id, questionId, fact) ?? [])
      after.push(...(rows.length > 0 ? rows : [{ ...blankRow, submissionId: record.id, questionId }]))
    }
  }
  await repository.insertFlatRows(trx, formId, after)
  if (before.length > 0) await removeFromCounters(trx, formId, before)
  await repository.applyDeltas(trx, formId, added.deltas(), false)
}

/** Subtracts what flat rows say was counted. They are already gone from the table. */
const removeFromCounters = async (
  trx: Transaction,
  formId: string,
  rows: readonly repository.FlatRow[],
): Promise<void> => {
  if (rows.length === 0) return
  const removed = new Counters()
  const answers = new Map<string, { questionId: string; facts: Fact[] }>()
  for (const { submissionId, questionId, part, value, number } of rows) {
    const key = `${submissionId} ${questionId}`
    const answer = answers.get(key) ?? { questionId, facts: [] }
    answers.set(key, answer)
    if (value !== null) answer.facts.push({ part, value })
    else if (number !== null) answer.facts.push({ part, number })
  }
  for (const { questionId, facts } of answers.values()) removed.add(questionId, facts)
  await repository.applyDeltas(trx, formId, removed.negativeDeltas(), true)
  await repository.repairExtremes(trx, formId, removed.bins())
}

const blankRow = { part: '', value: null, number: null } as const

/** The row that remembers a fact, with exactly what the counter of the fact was given. */
const flatRow = (submissionId: string, questionId: string, fact: Fact): repository.FlatRow | null => {
  const counter = counterOf(fact)
  if (!counter) return null
  const { part, kind, value } = counter
  if (kind === 'value') return { submissionId, questionId, part, value, number: null }
  return { submissionId, questionId, part, value: null, number: counter.min }
}

/** Tallies by question. */
class Counters {
  readonly #tallies = new Map<string, Map<string, Counter>>()

  add(questionId: string, facts: readonly Fact[]): void {
    const tally = this.#tallies.get(questionId) ?? new Map<string, Counter>()
    this.#tallies.set(questionId, tally)
    for (const counter of tallyOf(facts).values()) put(tally, counter)
  }

  deltas(): repository.CounterDelta[] {
    return [...this.#tallies].flatMap(([questionId, tally]) =>
      [...tally.values()].map(({ sum, ...counter }) => ({ questionId, ...counter, sum: printDecimal(sum) })),
    )
  }

  negativeDeltas(): repository.CounterDelta[] {
    return [...this.#tallies].flatMap(([questionId, tally]) =>
      [...negateTally(tally).values()].map(({ sum, ...counter }) => ({
        questionId,
        ...counter,
        sum: printDecimal(sum),
      })),
    )
  }

  bins(): repository.BinRange[] {
    return [...this.#tallies].flatMap(([questionId, tally]) =>
      [...tally.values()].flatMap(({ part, kind, value }) =>
        kind === 'number' ? [{ questionId, part, bin: value, ...binRange(value) }] : [],
      ),
    )
  }
}
