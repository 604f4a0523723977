import { checkItemData, fieldList } from '#shared/contract/form'
import { answerShares, reportAnalysis, reportOverview, reportStats } from '#shared/contract/submission'
import { formRoute, type Route, route, signedInRoute } from '../../http/route.ts'
import type { FieldService } from './field-service.ts'
import type { StatisticsService } from './service.ts'
import type { Shares } from './shares.ts'

export const statisticsRoutes = (
  statistics: StatisticsService,
  fields: FieldService,
  shares: Shares,
): readonly Route[] => [
  formRoute(reportStats, ({ form }) => statistics.stats(form.formId)),
  signedInRoute(reportOverview, ({ user }) => statistics.overview(user)),
  formRoute(reportAnalysis, ({ form, query }) => statistics.analysis(form.formId, query.language)),
  formRoute(checkItemData, async ({ form, query }) => {
    const dataCount = await fields.dataCount(form.formId, query.formItemId, query.value)
    return { hasData: dataCount > 0, dataCount }
  }),
  route(answerShares, ({ params, query }) =>
    shares(params.key, { submission: params.submission, language: query.language }),
  ),
  formRoute(fieldList, ({ form, query }) => fields.list(form.formId, query.language)),
]
