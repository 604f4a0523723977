import { defineModule } from '../../kernel/module.ts'
import { deleteFullBuckets } from '../../kernel/rate-limit/repository.ts'
import { auditCheckJob } from './audit-check.ts'
import { housekeepingJob } from './housekeeping.ts'
import { systemRoutes } from './routes.ts'

export default defineModule({
  name: 'system',
  start: (host) => ({
    routes: systemRoutes(host),
    jobs: [housekeepingJob(host.db, () => host.catalog().sweeps), auditCheckJob(host)],
    sweeps: [deleteFullBuckets],
  }),
})
