import { defineModule } from '../../kernel/module.ts'
import { roleRoutes } from './routes.ts'

export default defineModule({ name: 'role', start: (host) => ({ routes: roleRoutes(host) }) })
