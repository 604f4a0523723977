import { defineModule } from '../../kernel/module.ts'
import { deliverJob } from './delivery.ts'
import { announcementRoutes } from './routes.ts'

export default defineModule({
  name: 'announcement',
  start: (host) => ({ routes: announcementRoutes(host), jobs: [deliverJob(host.db)] }),
})
