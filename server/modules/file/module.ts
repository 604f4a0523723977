import { defineModule } from '../../kernel/module.ts'
import { toSlot } from '../../kernel/port.ts'
import { definitions } from '../../plugins/question-types.ts'
import { answerFiles } from '../submission/ports.ts'
import { claimFiles } from './claim.ts'
import { fileRoutes } from './routes.ts'
import { sweepFilesJob, sweepUnreferredJob } from './sweep.ts'

export default defineModule({
  name: 'file',
  start: ({ db, storage }) => ({
    routes: fileRoutes({ db, storage, types: definitions }),
    jobs: [sweepFilesJob({ db, storage }), sweepUnreferredJob({ db, storage })],
    contributes: [
      toSlot(answerFiles, (trx, { formId, submissionId, files }) =>
        claimFiles(trx, { formId, submissionId, claims: files }),
      ),
    ],
  }),
})
