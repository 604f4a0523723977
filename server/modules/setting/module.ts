import { defineModule } from '../../kernel/module.ts'
import { settingRoutes } from './routes.ts'
import { settingService } from './service.ts'

export default defineModule({ name: 'setting', start: ({ db }) => ({ routes: settingRoutes(settingService(db)) }) })
