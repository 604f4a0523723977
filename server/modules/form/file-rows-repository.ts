import type { Transaction } from '../../db/database.ts'

/** Stored files that go when their form or record goes. */
export const fileIdsOfForm = async (trx: Transaction, formId: string): Promise<string[]> =>
  (await trx.selectFrom('form_file').select('id').where('form_id', '=', formId).execute()).map(({ id }) => id)

/** Takes the rows of the records' files away. @returns ids of the bytes that are to follow once that is certain */
export const takeFilesOfSubmissions = async (
  trx: Transaction,
  formId: string,
  submissionIds: readonly string[],
): Promise<string[]> =>
  (
    await trx
      .deleteFrom('form_file')
      .where('form_id', '=', formId)
      .where('submission_id', 'in', [...submissionIds])
      .returning('id')
      .execute()
  ).map(({ id }) => id)
