import { addressOf } from '../../env.ts'
import { defineModule } from '../../kernel/module.ts'
import { exportJob } from './job.ts'
import { exportRoutes } from './routes.ts'
import { startExport } from './start.ts'

export default defineModule({
  name: 'export',
  start: ({ db, storage, env }) => ({
    routes: exportRoutes((request) => startExport(db, request)),
    jobs: [exportJob({ db, storage, publicUrl: addressOf(env) })],
  }),
})
