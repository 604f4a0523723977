import { defineModule } from '../../kernel/module.ts'
import { onlineRoutes } from './routes.ts'

export default defineModule({ name: 'online', start: (host) => ({ routes: onlineRoutes(host) }) })
