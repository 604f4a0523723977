import { defineModule } from '../../kernel/module.ts'
import { deptRoutes } from './routes.ts'

export default defineModule({ name: 'dept', start: (host) => ({ routes: deptRoutes(host) }) })
