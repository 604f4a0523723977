// Storing judged submissions, and what came of each.
import type { LimitKind } from '#shared/contract/form-setting'
import type { Database, Transaction } from '../../db/database.ts'
import { findByClientIds, insertSubmissions, type NewSubmission, type StoredSubmission } from './repository.ts'

export type StoreOutcome =
  /** `isRepetition`: it had been stored before, and nothing was done now. */
  | { readonly kind: 'stored'; readonly submission: StoredSubmission; readonly isRepetition?: boolean }
  /** The id is taken by other content. */
  | { readonly kind: 'conflict' }
  /** The form does not collect (any more), or its answers have to be counted first. */
  | { readonly kind: 'stopped' }
  /** There are as many answers as the form's settings allow. */
  | { readonly kind: 'limit'; readonly limit: LimitKind }

/** Stores in one transaction. Outcomes in the order of the submissions. */
export const storeAll = async (
  db: Database | Transaction,
  submissions: readonly NewSubmission[],
): Promise<StoreOutcome[]> => {
  const stored = new Map((await insertSubmissions(db, submissions)).map((row) => [keyOf(row), row]))
  const others = submissions.filter((submission) => !stored.has(keyOf(submission)))
  const before = others.length === 0 ? [] : await findByClientIds(db, others)
  for (const row of before) stored.set(keyOf(row), row)
  const isRepetition = new Set(before.map(keyOf))
  return submissions.map((submission): StoreOutcome => {
    const row = stored.get(keyOf(submission))
    if (!row) return { kind: 'stopped' }
    const outcome = { kind: 'stored', submission: row, isRepetition: isRepetition.has(keyOf(row)) } as const
    return sameAs(submission, outcome)
  })
}

/** Names what is the same submission, however often it is sent. */
export const keyOf = ({ formId, clientSubmissionId }: Pick<NewSubmission, 'formId' | 'clientSubmissionId'>): string =>
  `${formId} ${clientSubmissionId.toLowerCase()}`

/** The same outcome for a copy, a conflict for other content. */
export const sameAs = (submission: NewSubmission, outcome: StoreOutcome): StoreOutcome =>
  outcome.kind === 'stored' && outcome.submission.contentHash !== submission.contentHash
    ? { kind: 'conflict' }
    : outcome
