import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { roleSubject } from './audit-subject.ts'
import { roleRoutes } from './routes.ts'

export default defineModule({
  name: 'role',
  permissions: ['system:role:list', 'system:role:query', 'system:role:add', 'system:role:edit', 'system:role:remove'],
  menus: [
    {
      name: 'system-role',
      kind: 'C',
      title: 'menu.system.role',
      under: 'system',
      order: 30,
      path: '/system/role',
      component: 'system/role',
      icon: 'users',
      permission: 'system:role:list',
    },
    button('system:role:query', { under: 'system-role', order: 10 }),
    button('system:role:add', { under: 'system-role', order: 20 }),
    button('system:role:edit', { under: 'system-role', order: 30 }),
    button('system:role:remove', { under: 'system-role', order: 40 }),
  ],
  acts: {
    'role.create': { kind: 'rights', about: 'role' },
    'role.update': { kind: 'rights', about: 'role' },
    'role.status': { kind: 'rights', about: 'role' },
    'role.dataScope': { kind: 'rights', about: 'role' },
    'role.grant': { kind: 'rights', about: 'role' },
    'role.revoke': { kind: 'rights', about: 'role' },
    'role.delete': { kind: 'remove', about: 'role' },
  },
  subjects: { role: roleSubject },
  start: (host) => ({ routes: roleRoutes(host) }),
})
