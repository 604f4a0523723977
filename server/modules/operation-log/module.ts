import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { operationLogRoutes } from './routes.ts'

export default defineModule({
  name: 'operation-log',
  permissions: ['monitor:operlog:list', 'monitor:operlog:export', 'monitor:operlog:check'],
  menus: [
    {
      name: 'system-log',
      kind: 'C',
      title: 'menu.system.log',
      under: 'system',
      order: 110,
      path: '/system/log',
      component: 'system/log',
      icon: 'list',
      permission: 'monitor:operlog:list',
    },
    button('monitor:operlog:export', { under: 'system-log', order: 10 }),
    button('monitor:operlog:check', { under: 'system-log', order: 20 }),
  ],
  acts: {
    'log.export': { kind: 'export' },
    'log.check': { kind: 'system' },
  },
  start: (host) => ({ routes: operationLogRoutes(host) }),
})
