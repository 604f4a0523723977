// Storing answers of forms that take only so many: counted under the form's lock, so the limit holds for any number of
// senders in any number of processes (reliability 3.2.5).
import { type LimitKind, readFormSetting } from '#shared/contract/form-setting'
import type { Transaction } from '../../db/database.ts'
import { findSettings } from '../form/setting/repository.ts'
import { countTallies, insertOrigins, talliesOf } from '../form/setting/usage-repository.ts'
import { findByClientIds, insertSubmissions, lockForms, type NewSubmission } from './repository.ts'
import { keyOf, type StoreOutcome, sameAs } from './store.ts'

/** Stores what the forms' limits leave room for, first come first served. Outcomes in the order of the submissions. */
export const storeCounted = async (
  trx: Transaction,
  submissions: readonly NewSubmission[],
): Promise<StoreOutcome[]> => {
  const formIds = [...new Set(submissions.map(({ formId }) => formId))]
  // Statements after this one see everything that was stored before the lock was given.
  const { now, limited } = await lockForms(trx, formIds)
  const stored = new Map((await findByClientIds(trx, submissions)).map((row) => [keyOf(row), row]))
  const isRepetition = new Set(stored.keys())
  const settings = new Map(
    (await findSettings(trx, formIds)).map(({ id, value }) => [id, readFormSetting(value)] as const),
  )
  const waiting = submissions
    .filter((submission) => !stored.has(keyOf(submission)))
    .flatMap((submission) => {
      const setting = limited.has(submission.formId) ? settings.get(submission.formId) : undefined
      return { submission, tallies: setting ? talliesOf(setting, submission) : [], setting }
    })
  const counts = await countTallies(
    trx,
    waiting.flatMap(({ submission, setting }) => (setting ? { setting, origin: submission } : [])),
    now,
  )

  const refused = new Map<string, LimitKind>()
  const accepted: NewSubmission[] = []
  for (const { submission, tallies } of waiting) {
    const full = tallies.find(({ key, max }) => (counts.get(key) ?? 0) >= max)
    if (full) refused.set(keyOf(submission), full.kind)
    else {
      accepted.push(submission)
      for (const { key } of tallies) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }

  const rows = accepted.length === 0 ? [] : await insertSubmissions(trx, accepted, { counted: true })
  for (const row of rows) stored.set(keyOf(row), row)
  await insertOrigins(
    trx,
    accepted.flatMap((submission) => {
      const row = stored.get(keyOf(submission))
      if (!row || !limited.has(submission.formId)) return []
      const { formId, userId, ip } = submission
      return { submissionId: row.id, at: row.submittedAt, formId, userId, ip }
    }),
  )
  return submissions.map((submission): StoreOutcome => {
    const row = stored.get(keyOf(submission))
    if (row)
      return sameAs(submission, { kind: 'stored', submission: row, isRepetition: isRepetition.has(keyOf(submission)) })
    const limit = refused.get(keyOf(submission))
    return limit ? { kind: 'limit', limit } : { kind: 'stopped' }
  })
}
