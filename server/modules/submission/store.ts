// Storing judged submissions, and what came of each.
import type { LimitKind } from '#shared/contract/form-setting'
import type { Database, Transaction } from '../../db/database.ts'
import { findByClientIds, insertSubmissions, type NewSubmission, type StoredSubmission } from './repository.ts'

export type StoreOutcome =
  | { readonly kind: 'stored'; readonly submission: StoredSubmission }
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
  return submissions.map((submission): StoreOutcome => {
    const row = stored.get(keyOf(submission))
    return row ? sameAs(submission, { kind: 'stored', submission: row }) : { kind: 'stopped' }
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
