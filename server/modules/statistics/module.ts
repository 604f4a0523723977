import type { Transaction } from '../../db/database.ts'
import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { toSlot } from '../../kernel/port.ts'
import { eventQueue } from '../event/ports.ts'
import { fileUrl } from '../file/service.ts'
import { compiledForms, pageViews } from '../form/ports.ts'
import { counting } from '../form/record-count-repository.ts'
import { wantsNews } from '../form/setting/repository.ts'
import { announceAnswers } from '../realtime/publish.ts'
import { beforeRemoval } from '../submission/ports.ts'
import { createFieldService } from './field-service.ts'
import { countAnswers, uncount } from './projector.ts'
import { askForRecount, recountStepsJob } from './recount-steps.ts'
import { statisticsRoutes } from './routes.ts'
import { createStatisticsService } from './service.ts'
import { createShares } from './shares.ts'
import { answerShares } from './shares-port.ts'

export default defineModule({
  name: 'statistics',
  permissions: ['project:report:view'],
  menus: [
    button('project:report:view', { under: 'project-form', order: 70, roles: ['creator', 'viewer', 'dept_manager'] }),
  ],

  provides: { answerShares },
  needs: { forms: compiledForms, views: pageViews, events: eventQueue },
  start: ({ db, log }, { forms, views, events }) => {
    /** Counts everything of a form that is still on its way, so that its figures are exact. */
    const drain = (formId: string) => events.drain(counting, formId)
    const shares = createShares({ db, forms, drain, fileUrl })
    return {
      provides: { answerShares: shares },
      routes: statisticsRoutes(
        createStatisticsService({ db, forms, drain, flushViews: views.flush, fileUrl }),
        createFieldService({ db, forms, drain }),
        shares,
      ),
      listeners: [countAnswers({ forms, onAdded: announceIfWanted })],
      jobs: [recountStepsJob(db)],
      contributes: [toSlot(beforeRemoval, uncount)],
      onListen: () => {
        askForRecount(db).catch((error: unknown) => log.error({ reason: String(error) }, 'asking for a recount failed'))
      },
    }
  },
})

const announceIfWanted = async (trx: Transaction, formId: string, count: number): Promise<void> => {
  if (await wantsNews(trx, formId)) await announceAnswers(trx, formId, count)
}
