// Keeps the counters in step with the records: what happened to answers is counted, exactly once.
import type { Fact } from '#shared/form/question-type'
import { asStored } from '#shared/form/upgrade'
import { binRange } from '#shared/statistics/bins'
import { printDecimal } from '#shared/statistics/decimal'
import { type Counter, counterOf, negateTally, put, tallyOf } from '#shared/statistics/tally'
import type { Transaction } from '../../db/database.ts'
import { type AnyListener, listen } from '../../kernel/event.ts'
import { holdLane, withdrawEvents } from '../event/repository.ts'
import { answerChanged, answerStored } from '../form/answer-events.ts'
import type { CompiledForms, CompiledVersion } from '../form/compiled-forms.ts'
import { counting } from '../form/record-count-repository.ts'
import { factsOf } from './facts.ts'
import * as repository from './repository.ts'

export interface CountingDeps {
  readonly forms: Pick<CompiledForms, 'version'>
  /** Hears of new records as they are counted, in the same transaction: each exactly once. */
  readonly onAdded: (trx: Transaction, formId: string, count: number) => Promise<void>
}

/** Counts what is stored and changed. Deleting does not wait for it: see `uncount`. */
export const countAnswers = ({ forms, onAdded }: CountingDeps): AnyListener =>
  listen({
    name: counting,
    kinds: [answerStored, answerChanged],
    effect: 'inside',
    run: async (trx, events) => {
      const [first] = events
      if (!first) return
      const { formId } = first.about
      const ids = [...new Set(events.map(({ about }) => about.submissionId))]
      const counted = await recount(trx, { formId, ids, versionOf: forms.version })
      const added = events.filter(({ kind, about }) => kind === answerStored.kind && counted.has(about.submissionId))
      if (added.length > 0) await onAdded(trx, formId, added.length)
    },
  })

/** Takes records out of the counters before they are deleted, in the deleting transaction. */
export const uncount = async (trx: Transaction, formId: string, ids: readonly string[]): Promise<void> => {
  const lane = { listener: counting, formId }
  await holdLane(trx, lane)
  // What is still on its way to the counters has nothing to count any more.
  await withdrawEvents(trx, { ...lane, fact: 'submissionId', values: ids })
  await removeFromCounters(trx, formId, await repository.takeFlatRows(trx, formId, ids))
}

interface Recount {
  readonly formId: string
  readonly ids: readonly string[]
  readonly versionOf: (
    formId: string,
    version: number,
  ) => Promise<Pick<CompiledVersion, 'questions' | 'answersOf' | 'outcomeFacts'> | null>
}

/**
 * Replaces what was counted of these records by what they hold now. Figures of a form have one writer at a time: whoever
 * holds the lane of its events. @returns those that are there
 */
export const recount = async (trx: Transaction, { formId, ids, versionOf }: Recount): Promise<ReadonlySet<string>> => {
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
  return new Set(records.map(({ id }) => id))
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
