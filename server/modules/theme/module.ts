import { defineModule } from '../../kernel/module.ts'
import { themeRoutes } from './routes.ts'

export default defineModule({ name: 'theme', start: (host) => ({ routes: themeRoutes(host) }) })
