import type { Transaction } from '../../db/database.ts'

/** Stored files that go when their form or record goes. */
export const fileIdsOfForm = async (trx: Transaction, formId: string): Promise<string[]> =>
  (await trx.selectFrom('form_file').select('id').where('form_id', '=', formId).execute()).map(({ id }) => id)

export const fileIdsOfSubmissions = async (
  trx: Transaction,
  formId: string,
  submissionIds: readonly string[],
): Promise<string[]> =>
  (
    await trx
      .selectFrom('form_file')
      .select('id')
      .where('form_id', '=', formId)
      .where('submission_id', 'in', [...submissionIds])
      .execute()
  ).map(({ id }) => id)
