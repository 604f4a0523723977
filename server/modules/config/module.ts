import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { configSubject } from './audit-subject.ts'
import { configRoutes } from './routes.ts'

export default defineModule({
  name: 'config',
  permissions: [
    'system:config:list',
    'system:config:query',
    'system:config:add',
    'system:config:edit',
    'system:config:remove',
    'system:config:export',
    'system:env:query',
    'system:env:edit',
  ],
  menus: [
    {
      name: 'system-config',
      kind: 'C',
      title: 'menu.system.config',
      under: 'system',
      order: 90,
      path: '/system/config',
      component: 'system/config',
      icon: 'settings',
      permission: 'system:config:list',
    },
    button('system:config:query', { under: 'system-config', order: 10 }),
    button('system:config:add', { under: 'system-config', order: 20 }),
    button('system:config:edit', { under: 'system-config', order: 30 }),
    button('system:config:remove', { under: 'system-config', order: 40 }),
    button('system:config:export', { under: 'system-config', order: 50 }),
    button('system:env:query', { under: 'system-config', order: 60 }),
    button('system:env:edit', { under: 'system-config', order: 70 }),
  ],
  acts: {
    'config.create': { kind: 'create', about: 'config' },
    'config.update': { kind: 'change', about: 'config' },
    'config.delete': { kind: 'remove', about: 'config' },
    'config.saveGroup': { kind: 'change', about: 'config' },
    'config.refreshCache': { kind: 'system' },
    'config.export': { kind: 'export' },
  },
  subjects: { config: configSubject },
  start: (host) => ({ routes: configRoutes(host) }),
})
