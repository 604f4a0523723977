import { defineModule } from '../../kernel/module.ts'
import { processRoutes } from './routes.ts'

export default defineModule({ name: 'process', start: (host) => ({ routes: processRoutes(host) }) })
