import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { userImportRoutes } from './routes.ts'

export default defineModule({
  name: 'user-import',
  permissions: ['system:user:import'],
  menus: [button('system:user:import', { under: 'system-user', order: 50 })],
  acts: {
    'user.import': { kind: 'import' },
  },
  start: (host) => ({ routes: userImportRoutes(host) }),
})
