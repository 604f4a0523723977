import { button, defineModule } from '#sdk/page-server'
import { deliverJob } from './delivery.ts'
import { loadDemo } from './demo.ts'
import { announcementRoutes } from './routes.ts'

export default defineModule({
  name: 'announcement',
  permissions: [
    'system:announcement:list',
    'system:announcement:query',
    'system:announcement:add',
    'system:announcement:edit',
    'system:announcement:remove',
    'system:announcement:publish',
  ],
  menus: [
    {
      name: 'system-announcement',
      kind: 'C',
      title: 'menu.system.announcement',
      under: 'system',
      order: 80,
      path: '/system/announcement',
      component: 'system/announcement',
      icon: 'pin',
      permission: 'system:announcement:list',
    },
    button('system:announcement:query', { under: 'system-announcement', order: 10 }),
    button('system:announcement:add', { under: 'system-announcement', order: 20 }),
    button('system:announcement:edit', { under: 'system-announcement', order: 30 }),
    button('system:announcement:remove', { under: 'system-announcement', order: 40 }),
    button('system:announcement:publish', { under: 'system-announcement', order: 50 }),
  ],
  acts: {
    'announcement.create': { kind: 'create' },
    'announcement.update': { kind: 'change' },
    'announcement.publish': { kind: 'publish' },
    'announcement.withdraw': { kind: 'publish' },
    'announcement.delete': { kind: 'remove' },
  },
  demo: loadDemo,
  start: (host) => ({ routes: announcementRoutes(host), jobs: [deliverJob(host.db)] }),
})
