import { defineModule } from '../../kernel/module.ts'
import { dictRoutes } from './routes.ts'

export default defineModule({ name: 'dict', start: (host) => ({ routes: dictRoutes(host) }) })
