import { type DataFilter, exportData } from '#shared/contract/submission'
import { formRoute, type Route } from '../../http/route.ts'

export interface ExportStart {
  readonly formId: string
  readonly type: 'xlsx' | 'csv'
  readonly ids: readonly string[] | null
  readonly filters?: readonly DataFilter[] | undefined
  readonly search?: string | undefined
  readonly columns?: readonly string[] | undefined
  readonly language: string
  readonly timeZone?: string | undefined
  readonly userId: string
  readonly ip: string
}

/** @param start puts the export into the job table and returns its key */
export const exportRoutes = (start: (request: ExportStart) => Promise<string>): readonly Route[] => [
  formRoute(exportData, async ({ form, body, user, ip }) => ({
    key: await start({
      formId: form.formId,
      type: body.type,
      ids: body.mode === 'selected' ? body.checkboxIds : null,
      ...(body.mode === 'filtered' && { filters: body.filters, search: body.search }),
      columns: body.columns,
      language: body.language,
      timeZone: body.timeZone,
      userId: user.id,
      ip,
    }),
  })),
]
