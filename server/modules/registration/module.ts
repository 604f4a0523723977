import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { registrationSubject } from './audit-subject.ts'
import { registrationRoutes } from './routes.ts'

export default defineModule({
  name: 'registration',
  permissions: ['system:registration:list', 'system:registration:edit'],
  menus: [
    {
      name: 'system-registration',
      kind: 'C',
      title: 'menu.system.registration',
      under: 'system',
      order: 20,
      path: '/system/registration',
      component: 'system/registration',
      icon: 'check-square',
      permission: 'system:registration:list',
    },
    button('system:registration:edit', { under: 'system-registration', order: 10 }),
  ],
  acts: {
    'registration.apply': { kind: 'create', about: 'registration' },
    'registration.register': { kind: 'create', about: 'registration' },
    'registration.approve': { kind: 'rights', about: 'registration' },
    'registration.refuse': { kind: 'rights', about: 'registration' },
  },
  subjects: { registration: registrationSubject },
  start: (host) => ({ routes: registrationRoutes(host) }),
})
