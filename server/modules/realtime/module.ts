import { defineModule } from '../../kernel/module.ts'
import { toSlot } from '../../kernel/port.ts'
import { jobNews } from '../job/ports.ts'
import { newsOfJobs } from './job-news.ts'
import { deleteOldMessages } from './repository.ts'
import { realtimeRoutes } from './routes.ts'
import { openSockets } from './socket.ts'

export default defineModule({
  name: 'realtime',
  start: (host) => ({
    routes: realtimeRoutes(host),
    mount: (app) => openSockets(app, host),
    contributes: [toSlot(jobNews, newsOfJobs(host.db))],
    sweeps: [deleteOldMessages],
  }),
})
