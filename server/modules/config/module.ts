import { defineModule } from '../../kernel/module.ts'
import { configRoutes } from './routes.ts'

export default defineModule({ name: 'config', start: (host) => ({ routes: configRoutes(host) }) })
