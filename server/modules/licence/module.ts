import { licenceExpiry } from '../../http/guards.ts'
import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { licenceRoutes } from './routes.ts'
import { isExpired } from './service.ts'

export default defineModule({
  name: 'licence',
  permissions: ['system:license:edit'],
  menus: [button('system:license:edit', { under: 'system-config', order: 80 })],
  acts: {
    'system.licence': { kind: 'system' },
  },

  provides: { licenceExpiry },
  start: (host) => ({ provides: { licenceExpiry: () => isExpired(host.db) }, routes: licenceRoutes(host) }),
})
