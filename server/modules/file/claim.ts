import type { Transaction } from '../../db/database.ts'
import { claimRows, type FileClaim, releaseRows } from './repository.ts'

/**
 * Binds uploaded files to the record whose answers name them, in the record's own transaction. Claiming again for the
 * same record is fine, so an edited record may keep its files.
 *
 * @param claims Question id of each file: the question it was uploaded for.
 * @returns false when any of them is not an answer file of this form and question, or belongs to another record: then the
 * transaction must not be kept
 */
export async function claimFiles(
  trx: Transaction,
  { formId, submissionId, claims }: { formId: string; submissionId: string; claims: readonly FileClaim[] },
): Promise<boolean> {
  if (claims.length === 0) return true
  if (new Set(claims.map(({ fileId }) => fileId)).size !== claims.length) return false
  return (await claimRows(trx, { formId, submissionId, claims })) === claims.length
}

/** What a record names no more belongs to nobody, and is swept like any upload that nobody claimed. */
export const releaseFiles = (
  trx: Transaction,
  files: { formId: string; submissionId: string; ids: readonly string[] },
): Promise<void> => releaseRows(trx, files)
