import { licenceExpiry } from '../../http/guards.ts'
import { defineModule } from '../../kernel/module.ts'
import { licenceRoutes } from './routes.ts'
import { isExpired } from './service.ts'

export default defineModule({
  name: 'licence',
  provides: { licenceExpiry },
  start: (host) => ({ provides: { licenceExpiry: () => isExpired(host.db) }, routes: licenceRoutes(host) }),
})
