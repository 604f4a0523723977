import { defineModule } from '../../kernel/module.ts'
import { profileRoutes } from './routes.ts'

export default defineModule({
  name: 'profile',
  start: ({ db, storage }) => ({ routes: profileRoutes({ db, storage }) }),
})
