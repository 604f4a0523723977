import type { Json } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'
import { findName } from '../form/repository.ts'
import { enqueue } from '../job/enqueue.ts'
import { audit } from '../system/audit-repository.ts'
import type { ExportStart } from './routes.ts'

/** Puts an export into the job table. @returns its key for GET /common/process */
export const startExport = async (
  db: Database,
  { userId, ip, formId, type, ids, filters, search, columns, language, timeZone }: ExportStart,
): Promise<string> => {
  const payload: Json = {
    formId,
    type,
    ids,
    language,
    ...(filters && { filters }),
    ...(search && { search }),
    ...(columns && { columns }),
    ...(timeZone && { timeZone }),
  }
  return db.transaction().execute(async (trx) => {
    const records = ids?.length ?? (filters?.length || search ? 'matching' : 'all')
    const subjectName = (await findName(trx, formId)) ?? ''
    await audit(trx, { userId, ip, action: 'data.export', subject: formId, subjectName, detail: { type, records } })
    return enqueue(trx, { kind: 'export', maxAttempts: 2 }, payload, { userId })
  })
}
