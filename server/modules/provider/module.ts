import { defineModule } from '../../kernel/module.ts'
import { deleteDeadLogins } from './repository.ts'
import { providerRoutes } from './routes.ts'

export default defineModule({
  name: 'provider',
  acts: {
    'auth.linkIdentity': { kind: 'rights' },
    'auth.unlinkIdentities': { kind: 'rights' },
  },
  start: (host) => ({ routes: providerRoutes(host), sweeps: [deleteDeadLogins] }),
})
