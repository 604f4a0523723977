import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { removeAll } from '../../kernel/storage.ts'
import { takeFilesOfSubmissions } from '../form/file-rows-repository.ts'
import { compiledForms } from '../form/ports.ts'
import { createPeople } from '../people/repository.ts'
import { pluginJob } from './plugin-jobs.ts'
import { deleteStaleState } from './plugin-state-repository.ts'
import { answerFiles, beforeRemoval, waitingSubmissions } from './ports.ts'
import { createQuestionActions } from './question-actions.ts'
import { submissionRoutes } from './routes.ts'
import { createSubmissionService } from './service.ts'

export default defineModule({
  name: 'submission',
  permissions: ['project:data:list', 'project:data:edit', 'project:data:remove'],
  menus: [
    button('project:data:list', { under: 'project-form', order: 30, roles: ['creator', 'viewer', 'dept_manager'] }),
    button('project:data:edit', { under: 'project-form', order: 40, roles: ['creator', 'dept_manager'] }),
    button('project:data:remove', { under: 'project-form', order: 50, roles: ['creator', 'dept_manager'] }),
  ],
  acts: {
    'data.update': { kind: 'change', about: 'form' },
    'data.delete': { kind: 'remove', about: 'form' },
  },

  needs: { forms: compiledForms },
  provides: { waitingSubmissions },
  start: ({ db, storage, contributions }, { forms }) => {
    const people = createPeople(db)
    const submissions = createSubmissionService({
      db,
      forms,
      people,
      answerFiles: () => contributions(answerFiles),
      uncount: async (trx, formId, ids) => {
        for (const forget of contributions(beforeRemoval)) await forget(trx, formId, ids)
      },
      files: { takeOfSubmissions: takeFilesOfSubmissions, removeContent: (ids) => removeAll(storage, ids) },
    })
    return {
      provides: { waitingSubmissions: submissions.queue.load },
      jobs: [pluginJob(db)],
      sweeps: [deleteStaleState],
      routes: submissionRoutes(submissions, createQuestionActions({ db, forms, people })),
    }
  },
})
