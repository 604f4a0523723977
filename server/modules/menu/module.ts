import { defineModule } from '../../kernel/module.ts'
import { allowMenuFrames } from './frame-sources.ts'
import { menuRoutes } from './routes.ts'

export default defineModule({
  name: 'menu',
  start: (host) => ({ routes: menuRoutes(host), mount: (app) => allowMenuFrames(app, host) }),
})
