import { defineModule } from '../../kernel/module.ts'
import { registrationRoutes } from './routes.ts'

export default defineModule({ name: 'registration', start: (host) => ({ routes: registrationRoutes(host) }) })
