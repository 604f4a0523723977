import { defineModule } from '../../kernel/module.ts'
import { postRoutes } from './routes.ts'

export default defineModule({ name: 'post', start: (host) => ({ routes: postRoutes(host) }) })
