import { sessions } from '../../http/guards.ts'
import { defineModule } from '../../kernel/module.ts'
import { authRoutes } from './routes.ts'
import { userOfSession } from './session.ts'
import { deleteDeadSessions } from './session-repository.ts'

export default defineModule({
  name: 'auth',
  acts: {
    'auth.signIn': { kind: 'session' },
    'auth.signInRefused': { kind: 'refused' },
    'auth.manyRefused': { kind: 'refused' },
    'auth.signOut': { kind: 'session' },
  },

  provides: { sessions },
  start: (host) => ({
    provides: { sessions: (token) => userOfSession(host.db, token) },
    routes: authRoutes(host),
    sweeps: [deleteDeadSessions],
  }),
})
