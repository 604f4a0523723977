import { reportAnalysis, reportStats } from '#shared/contract/submission'
import { formRoute, type Route } from '../../http/route.ts'
import type { StatisticsService } from './service.ts'

export const statisticsRoutes = (statistics: StatisticsService): readonly Route[] => [
  formRoute(reportStats, ({ form }) => statistics.stats(form.formId)),
  formRoute(reportAnalysis, ({ form, query }) => statistics.analysis(form.formId, query.language)),
]
