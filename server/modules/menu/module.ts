import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { menuSubject } from './audit-subject.ts'
import { allowMenuFrames } from './frame-sources.ts'
import { menuRoutes } from './routes.ts'
import { upcomingMenus } from './upcoming.ts'

export default defineModule({
  name: 'menu',
  permissions: ['system:menu:list', 'system:menu:query', 'system:menu:add', 'system:menu:edit', 'system:menu:remove'],
  menus: [
    ...upcomingMenus,
    {
      name: 'system-menu',
      kind: 'C',
      title: 'menu.system.menu',
      under: 'system',
      order: 40,
      path: '/system/menu',
      component: 'system/menu',
      icon: 'menu',
      permission: 'system:menu:list',
    },
    button('system:menu:query', { under: 'system-menu', order: 10 }),
    button('system:menu:add', { under: 'system-menu', order: 20 }),
    button('system:menu:edit', { under: 'system-menu', order: 30 }),
    button('system:menu:remove', { under: 'system-menu', order: 40 }),
  ],
  acts: {
    'menu.create': { kind: 'rights', about: 'menu' },
    'menu.update': { kind: 'rights', about: 'menu' },
    'menu.delete': { kind: 'remove', about: 'menu' },
  },
  subjects: { menu: menuSubject },

  start: (host) => ({ routes: menuRoutes(host), mount: (app) => allowMenuFrames(app, host) }),
})
