import { defineModule } from '../../kernel/module.ts'
import { operationLogRoutes } from './routes.ts'

export default defineModule({ name: 'operation-log', start: (host) => ({ routes: operationLogRoutes(host) }) })
