import { defineModule } from '../../kernel/module.ts'
import { apiDocRoutes } from './routes.ts'

export default defineModule({
  name: 'api-doc',
  start: ({ catalog }) => ({ routes: apiDocRoutes(() => catalog().routes.map(({ endpoint }) => endpoint)) }),
})
