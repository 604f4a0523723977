import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { claimRows, type FileClaim } from './repository.ts'

/**
 * Binds uploaded files to the record whose answers name them, in the record's own transaction. Claiming again for the
 * same record is fine, so an edited record may keep its files.
 *
 * @param claims Question id of each file: the question it was uploaded for.
 * @throws AppError when any of them is not an answer file of this form and question, or belongs to another record
 */
export async function claimFiles(
  trx: Transaction,
  { formId, submissionId, claims }: { formId: string; submissionId: string; claims: readonly FileClaim[] },
): Promise<void> {
  const distinct = [...new Map(claims.map((claim) => [claim.fileId, claim])).values()]
  if (distinct.length !== claims.length) throw new AppError('failed', 'file.unclaimable')
  if (claims.length === 0) return
  if ((await claimRows(trx, { formId, submissionId, claims: distinct })) !== distinct.length)
    throw new AppError('failed', 'file.unclaimable')
}
