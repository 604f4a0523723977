import { defineModule } from '../../kernel/module.ts'
import { jobNews, tellAll } from './ports.ts'
import { deleteOldJobs } from './repository.ts'
import { startWorker, type Worker } from './worker.ts'

/** Works off what any module puts into the job table, while the server listens. */
export default defineModule({
  name: 'job',
  start: ({ db, log, catalog, contributions }) => {
    let worker: Worker | null = null
    return {
      sweeps: [deleteOldJobs],
      onListen: () => {
        worker = startWorker({ db, log, kinds: catalog().jobs, news: tellAll(contributions(jobNews)) })
      },
      preClose: async () => worker?.stop(),
    }
  },
})
