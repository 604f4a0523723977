import { z } from 'zod'
import { dataFilterSchema } from '#shared/contract/submission'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { hasPermission } from '../../kernel/current-user.ts'
import { defineJob } from '../../kernel/job-kind.ts'
import type { FileStorage } from '../../kernel/storage.ts'
import { userById } from '../auth/session.ts'
import { displayName } from '../file/display-name.ts'
import { fileUrl, saveFile } from '../file/service.ts'
import type { CompiledForms } from '../form/compiled-forms.ts'
import { requireForm } from '../form/form-access.ts'
import { exportForm } from './service.ts'

export const exportPayload = z.object({
  formId: z.string(),
  type: z.enum(['xlsx', 'csv']),
  ids: z.array(z.string()).nullable(),
  filters: z.array(dataFilterSchema).optional(),
  search: z.string().optional(),
  columns: z.array(z.string()).optional(),
  language: z.string(),
  timeZone: z.string().optional(),
})

export interface ExportJobDeps {
  readonly db: Database
  readonly forms: Pick<CompiledForms, 'versions'>
  readonly storage: FileStorage
  /** Where people reach this server, without a trailing slash; '' keeps addresses of files relative. */
  readonly publicUrl: string
}

/** Writes an export for the person who asked; the file is kept for a week. */
export const exportJob = ({ db, forms, storage, publicUrl }: ExportJobDeps) =>
  defineJob({
    kind: 'export',
    payload: exportPayload,
    maxAttempts: 2,
    messages: {
      done: ({ id, url }) => ({ msgType: 'EXPORT_DONE', body: { key: id, url } }),
      failed: ({ id }) => ({ msgType: 'EXPORT_FAILED', body: { key: id } }),
    },
    run: async (payload, { userId, signal, progress }) => {
      // What they might do when they asked, they may not be allowed any more.
      const exporterId = await requireExporter(db, userId, payload.formId)
      const file = await exportForm(
        {
          db,
          forms,
          signal,
          // The console's page: it signs in where need be, and holds no ticket that anybody could pass on.
          fileUrl: (id) => `${publicUrl}/file/${id}`,
          progress: (done, total) => progress((done / Math.max(1, total)) * 100),
        },
        payload,
      )
      const { mime, content } = file
      const name = displayName(file.name) || `export.${payload.type}`
      const id = await saveFile(
        { db, storage },
        { kind: 'export', formId: payload.formId, userId: exporterId, name, mime, content },
      )
      return { url: fileUrl(id) }
    },
  })

/** @returns whose export it is */
const requireExporter = async (db: Database, userId: string | null, formId: string): Promise<string> => {
  const user = userId === null ? null : await userById(db, userId)
  if (!user || !hasPermission(user, 'project:data:export')) throw new AppError('forbidden')
  await requireForm(db, user, { formId })
  return user.id
}
