import { defineModule } from '../../kernel/module.ts'
import { deleteOldCodes } from './repository.ts'
import { oneTimeCodeRoutes } from './routes.ts'

export default defineModule({
  name: 'one-time-code',
  menus: [
    {
      name: 'system-sms',
      kind: 'C',
      title: 'menu.system.sms',
      under: 'system',
      order: 95,
      path: '/system/sms',
      component: 'system/sms',
      icon: 'send',
      permission: 'system:env:query',
    },
  ],
  acts: { 'config.trySms': { kind: 'change', about: 'config' } },
  start: (host) => ({ routes: oneTimeCodeRoutes(host), sweeps: [deleteOldCodes] }),
})
