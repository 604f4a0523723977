import type { Transaction } from '../../db/database.ts'
import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { toSlot } from '../../kernel/port.ts'
import { fileUrl } from '../file/service.ts'
import { compiledForms, pageViews } from '../form/ports.ts'
import { wantsNews } from '../form/setting/repository.ts'
import { announceAnswers } from '../realtime/publish.ts'
import { beforeRemoval, waitingSubmissions } from '../submission/ports.ts'
import { createFieldService } from './field-service.ts'
import { createProjector } from './projector.ts'
import { statisticsRoutes } from './routes.ts'
import { createStatisticsService } from './service.ts'

export default defineModule({
  name: 'statistics',
  permissions: ['project:report:view'],
  menus: [
    button('project:report:view', { under: 'project-form', order: 70, roles: ['creator', 'viewer', 'dept_manager'] }),
  ],

  needs: { forms: compiledForms, views: pageViews, waiting: waitingSubmissions },
  start: ({ db, log }, { forms, views, waiting }) => {
    // Counting gives way to respondents whose answers wait to be stored.
    const projector = createProjector({ db, forms, log, onAdded: announceIfWanted, isBusy: () => waiting() > 0 })
    const { drain } = projector
    return {
      routes: statisticsRoutes(
        createStatisticsService({ db, drain, flushViews: views.flush, fileUrl }),
        createFieldService({ db, drain }),
      ),
      contributes: [toSlot(beforeRemoval, projector.uncount)],
      onReady: projector.start,
      onClose: projector.close,
    }
  },
})

const announceIfWanted = async (trx: Transaction, formId: string, count: number): Promise<void> => {
  if (await wantsNews(trx, formId)) await announceAnswers(trx, formId, count)
}
