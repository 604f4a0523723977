// Forms, submissions, statistics and exports put together: they share the compiled forms and the counting.
import type { AppDeps } from '../../app.ts'
import type { Transaction } from '../../db/database.ts'
import { listen } from '../../db/listen.ts'
import type { Route } from '../../http/route.ts'
import { exportJob } from '../export/job.ts'
import { exportRoutes } from '../export/routes.ts'
import { startExport } from '../export/start.ts'
import { claimFiles } from '../file/claim.ts'
import { fileUrl } from '../file/service.ts'
import type { FileStorage } from '../file/storage.ts'
import { wantsNews } from '../form-setting/repository.ts'
import { formSettingRoutes } from '../form-setting/routes.ts'
import { createFormSettings } from '../form-setting/service.ts'
import { formThemeRoutes } from '../form-theme/routes.ts'
import { createFormThemeService } from '../form-theme/service.ts'
import type { AnyJobKind } from '../job/job-kind.ts'
import { peopleRoutes } from '../people/routes.ts'
import { announceAnswers } from '../realtime/publish.ts'
import { createProjector } from '../statistics/projector.ts'
import { statisticsRoutes } from '../statistics/routes.ts'
import { createStatisticsService } from '../statistics/service.ts'
import { createPeople } from '../submission/people-repository.ts'
import { createQuestionActions } from '../submission/question-actions.ts'
import { submissionRoutes } from '../submission/routes.ts'
import { createSubmissionService } from '../submission/service.ts'
import { templateRoutes } from '../template/routes.ts'
import { createTemplateService } from '../template/service.ts'
import { createCompiledForms } from './compiled-forms.ts'
import { createFieldService } from './field-service.ts'
import { fileIdsOfForm, fileIdsOfSubmissions } from './file-rows-repository.ts'
import { formRoutes } from './routes.ts'
import { createFormService } from './service.ts'
import { createViewCounter } from './view-counter.ts'

export interface FormModules {
  readonly routes: readonly Route[]
  readonly jobs: readonly AnyJobKind[]
  /** Begins counting in the background. */
  readonly start: () => void
  /** Ends background work and gives up its connection. */
  readonly close: () => Promise<void>
}

const announceIfWanted = async (trx: Transaction, formId: string, count: number): Promise<void> => {
  if (await wantsNews(trx, formId)) await announceAnswers(trx, formId, count)
}

export const createFormModules = (
  { db, pool, log, env }: Pick<AppDeps, 'db' | 'pool' | 'log' | 'env'>,
  storage: FileStorage,
): FormModules => {
  const forms = createCompiledForms({ db, listen: (hear) => listen(pool, hear) })
  const people = createPeople(db)
  const views = createViewCounter(db, (error) => log.error({ reason: String(error) }, 'writing page views failed'))
  const removeContent = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) await storage.remove(id)
  }

  // Counting gives way to respondents whose answers wait to be stored.
  let load: () => number = () => 0
  const projector = createProjector({ db, forms, log, onAdded: announceIfWanted, isBusy: () => load() > 0 })
  const submissions = createSubmissionService({
    db,
    forms,
    people,
    claimFiles: (trx, { formId, submissionId, files }) => claimFiles(trx, { formId, submissionId, claims: files }),
    uncount: projector.uncount,
    files: { idsOfSubmissions: fileIdsOfSubmissions, removeContent },
  })
  load = submissions.queue.load
  const statistics = createStatisticsService({ db, drain: projector.drain, flushViews: views.flush, fileUrl })

  const formService = createFormService({ db, forms, files: { idsOfForm: fileIdsOfForm, removeContent } })

  return {
    routes: [
      ...exportRoutes((request) => startExport(db, request)),
      ...submissionRoutes(submissions, createQuestionActions({ db, forms, people })),
      ...statisticsRoutes(statistics),
      ...peopleRoutes(people),
      ...formThemeRoutes(createFormThemeService({ db, forget: forms.forget })),
      ...templateRoutes(createTemplateService({ db, forms: formService })),
      ...formRoutes({
        forms: formService,
        fields: createFieldService({ db, drain: projector.drain }),
        views,
      }),
      ...formSettingRoutes(createFormSettings({ db, forms })),
    ],
    jobs: [exportJob({ db, storage, publicUrl: env.publicUrl ?? '' })],
    start: projector.start,
    close: async () => {
      await projector.close()
      await views.close()
      await forms.close()
    },
  }
}
