import { defineModule } from '../../kernel/module.ts'
import { userRoutes } from './routes.ts'

export default defineModule({ name: 'user', start: (host) => ({ routes: userRoutes(host) }) })
