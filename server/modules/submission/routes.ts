import type { ServerServices } from '#sdk/server'
import * as contract from '#shared/contract/submission'
import { AppError } from '../../http/app-error.ts'
import { page } from '../../http/page.ts'
import { formRoute, type Route, route, signedInRoute } from '../../http/route.ts'
import { serverHalves } from '../../plugins/question-types.ts'
import type { QuestionActions } from './question-actions.ts'
import type { SubmissionRecord, SubmissionService } from './service.ts'

export const submissionRoutes = (
  submissions: SubmissionService,
  actions: QuestionActions,
  services: ServerServices,
): readonly Route[] => [
  route(contract.submitAnswers, ({ body, bodyLength, user, ip, userAgent }) =>
    submissions.submit({ ...body, userId: user?.id ?? null, ip, userAgent, length: bodyLength }),
  ),
  signedInRoute(contract.createData, ({ body, bodyLength, user, ip, userAgent }) =>
    submissions.submit({ ...body, userId: user.id, ip, userAgent, length: bodyLength }),
  ),
  route(contract.questionAction, ({ params, formPass, filling, body, user, ip }) =>
    actions.run({ formKey: params.key, ...params, pass: formPass, filling, input: body, userId: user?.id ?? null, ip }),
  ),
  formRoute(contract.staffAction, ({ form, params, body, user, ip }) =>
    actions.runForStaff({ ...form, ...params, input: body, userId: user.id, ip }),
  ),
  route(contract.typeData, async ({ params, query }) => {
    const data = await serverHalves.get(params.type)?.data?.(query.name, services)
    if (data === undefined || data === null) throw new AppError('notFound')
    return data
  }),

  formRoute(contract.queryData, async ({ form, body: { formKey: _, ...wanted } }) => {
    const { rows, total } = await submissions.query(form.formId, wanted)
    const { current, size } = wanted
    return page(rows.map(dataRow), { total, current, size })
  }),
  formRoute(contract.matchingIds, async ({ form, body: { filters, search } }) => ({
    ids: await submissions.matchingIds(form.formId, { filters, search }),
  })),
  formRoute(contract.dataDetails, async ({ form, params }) => {
    const row = await submissions.details(form.formId, params.dataId)
    return {
      ...dataRow(row),
      formKey: form.formKey,
      revision: row.revision,
      changedBy: row.changedBy,
      dropped: row.dropped ?? [],
    }
  }),
  formRoute(contract.updateData, async ({ form, body, user, ip }) => ({
    revision: await submissions.update({
      formId: form.formId,
      id: body.dataId,
      revision: body.revision,
      answers: body.answers,
      attempt: body.attempt,
      userId: user.id,
      ip,
    }),
  })),
  formRoute(contract.deleteData, async ({ form, body, user, ip }) => ({
    deleted: await submissions.remove(form.formId, body.ids, { userId: user.id, ip }),
  })),
]

const dataRow = (row: SubmissionRecord): contract.DataRow => ({
  id: row.id,
  serialNumber: Number(row.serialNumber),
  version: row.version,
  answers: { ...row.answers },
  ...(row.outcome !== null && { outcome: row.outcome }),
  createTime: row.submittedAt.toISOString(),
  updateTime: row.updatedAt.toISOString(),
  durationMs: row.durationMs,
  ip: row.ip,
  userAgent: row.userAgent,
  channel: row.channel,
})
