import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { toSlot } from '../../kernel/port.ts'
import { definitions } from '../../plugins/question-types.ts'
import { answerFiles } from '../submission/ports.ts'
import { claimFiles, releaseFiles } from './claim.ts'
import { fileRoutes } from './routes.ts'
import { sweepFilesJob, sweepUnreferredJob } from './sweep.ts'

export default defineModule({
  name: 'file',
  permissions: ['common:file:upload'],
  menus: [button('common:file:upload', { under: 'project-form', order: 80, roles: ['creator', 'dept_manager'] })],

  start: ({ db, storage }) => ({
    routes: fileRoutes({ db, storage, types: definitions }),
    jobs: [sweepFilesJob({ db, storage }), sweepUnreferredJob({ db, storage })],
    contributes: [
      toSlot(answerFiles, {
        claim: (trx, { formId, submissionId, questionId, ids }) =>
          claimFiles(trx, { formId, submissionId, claims: ids.map((fileId) => ({ fileId, questionId })) }),
        release: releaseFiles,
      }),
    ],
  }),
})
