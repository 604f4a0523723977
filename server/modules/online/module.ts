import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { onlineRoutes } from './routes.ts'

export default defineModule({
  name: 'online',
  permissions: ['monitor:online:list', 'monitor:online:forceLogout'],
  menus: [
    {
      name: 'monitor-online',
      kind: 'C',
      title: 'menu.system.online',
      under: 'system',
      order: 100,
      path: '/monitor/online',
      component: 'monitor/online',
      icon: 'monitor',
      permission: 'monitor:online:list',
    },
    button('monitor:online:forceLogout', { under: 'monitor-online', order: 10 }),
  ],
  acts: {
    'auth.forceLogout': { kind: 'session', about: 'user' },
  },
  start: (host) => ({ routes: onlineRoutes(host) }),
})
