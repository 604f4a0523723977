import { defineModule } from '../../kernel/module.ts'
import { userImportRoutes } from './routes.ts'

export default defineModule({ name: 'user-import', start: (host) => ({ routes: userImportRoutes(host) }) })
