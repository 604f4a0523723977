import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { toSlot } from '../../kernel/port.ts'
import { removeAll } from '../../kernel/storage.ts'
import { peopleWait } from '../event/ports.ts'
import { takeFilesOfSubmissions } from '../form/file-rows-repository.ts'
import { compiledForms } from '../form/ports.ts'
import { mailer } from '../mail/ports.ts'
import { judgeJob } from './judge-again.ts'
import { pluginJob } from './plugin-jobs.ts'
import { createPluginServices } from './plugin-services.ts'
import { deleteStaleState } from './plugin-state-repository.ts'
import { answerFiles, beforeRemoval } from './ports.ts'
import { createQuestionActions } from './question-actions.ts'
import { submissionRoutes } from './routes.ts'
import { createSubmissionService } from './service.ts'
import { submitAnswers } from './submit-port.ts'

export default defineModule({
  name: 'submission',
  permissions: ['project:data:list', 'project:data:edit', 'project:data:remove', 'project:data:handle'],
  menus: [
    button('project:data:list', { under: 'project-form', order: 30, roles: ['creator', 'viewer', 'dept_manager'] }),
    button('project:data:edit', { under: 'project-form', order: 40, roles: ['creator', 'dept_manager'] }),
    button('project:data:remove', { under: 'project-form', order: 50, roles: ['creator', 'dept_manager'] }),
    button('project:data:handle', { under: 'project-form', order: 55, roles: ['creator', 'dept_manager'] }),
  ],
  acts: {
    'data.handle': { kind: 'change', about: 'form' },
    'data.update': { kind: 'change', about: 'form' },
    'data.delete': { kind: 'remove', about: 'form' },
  },

  needs: { forms: compiledForms, mailer },
  provides: { submitAnswers },
  start: ({ db, log, storage, fetch, secrets, contributions }, { forms, mailer }) => {
    const services = createPluginServices({ db, fetch, secrets, log })
    const submissions = createSubmissionService({
      db,
      log,
      forms,
      services,
      canMail: mailer.isSetUp,
      answerFiles: () => contributions(answerFiles),
      uncount: async (trx, formId, ids) => {
        for (const forget of contributions(beforeRemoval)) await forget(trx, formId, ids)
      },
      files: { takeOfSubmissions: takeFilesOfSubmissions, removeContent: (ids) => removeAll(storage, ids) },
    })
    return {
      provides: { submitAnswers: submissions.submit },
      // Whoever works in the background gives way to respondents whose answers wait to be stored.
      contributes: [toSlot(peopleWait, () => submissions.queue.load() > 0)],
      jobs: [pluginJob({ db, forms, services }), judgeJob(db, forms)],
      sweeps: [deleteStaleState],
      routes: submissionRoutes(submissions, createQuestionActions({ db, forms, services }), services),
    }
  },
})
