import { defineModule } from '../../kernel/module.ts'
import { toSlot } from '../../kernel/port.ts'
import { jobNews } from '../job/ports.ts'
import { newsOfJobs } from './job-news.ts'
import { deleteOldMessages } from './repository.ts'
import { realtimeRoutes } from './routes.ts'
import { openSockets } from './socket.ts'

export default defineModule({
  name: 'realtime',
  menus: [
    {
      name: 'message-mine',
      kind: 'C',
      title: 'menu.message.mine',
      order: 30,
      path: '/message/mine',
      component: 'message/mine',
      icon: 'bell',
      roles: ['creator', 'viewer', 'dept_manager'],
    },
  ],
  start: (host) => ({
    routes: realtimeRoutes(host),
    mount: (app) => openSockets(app, host),
    contributes: [toSlot(jobNews, newsOfJobs(host.db))],
    sweeps: [deleteOldMessages],
  }),
})
