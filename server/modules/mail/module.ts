import { defineModule } from '../../kernel/module.ts'
import { createMailer, mailJob } from './outbox.ts'
import { mailer } from './ports.ts'
import { deleteOldMails } from './repository.ts'
import { mailRoutes } from './routes.ts'
import { mailService } from './service.ts'

/** Sends mail through the server that an administrator has named (docs/adr/0052). */
export default defineModule({
  name: 'mail',
  provides: { mailer },
  menus: [
    {
      name: 'system-mail',
      kind: 'C',
      title: 'menu.system.mail',
      under: 'system',
      order: 96,
      path: '/system/mail',
      component: 'system/mail',
      icon: 'mail',
      permission: 'system:env:query',
    },
  ],
  acts: { 'config.tryMail': { kind: 'change', about: 'config' } },
  start: (host) => ({
    provides: { mailer: createMailer(host) },
    routes: mailRoutes(mailService(host)),
    jobs: [mailJob(host)],
    sweeps: [deleteOldMails],
  }),
})
