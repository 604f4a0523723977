import { defineModule } from '../../kernel/module.ts'
import { deleteFullBuckets } from '../../kernel/rate-limit/repository.ts'
import { auditCheckJob } from './audit-check.ts'
import { housekeepingJob } from './housekeeping.ts'
import { systemRoutes } from './routes.ts'

export default defineModule({
  name: 'system',
  menus: [
    {
      name: 'index',
      kind: 'C',
      title: 'menu.index',
      order: 10,
      path: '/index',
      component: 'index',
      icon: 'home',
      roles: ['creator', 'viewer', 'dept_manager'],
    },
    {
      name: 'system',
      kind: 'M',
      title: 'menu.system.title',
      order: 40,
      path: '/system',
      component: 'Layout',
      redirect: '/system/user',
      icon: 'settings',
    },
  ],
  acts: {
    'system.migrate': { kind: 'system' },
    'system.seed': { kind: 'system' },
    'system.demo': { kind: 'system' },
  },
  start: (host) => ({
    routes: systemRoutes(host),
    jobs: [housekeepingJob(host.db, () => host.catalog().sweeps), auditCheckJob(host)],
    sweeps: [deleteFullBuckets],
  }),
})
