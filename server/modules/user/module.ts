import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { userSubject } from './audit-subject.ts'
import { userRoutes } from './routes.ts'

export default defineModule({
  name: 'user',
  permissions: [
    'system:user:list',
    'system:user:query',
    'system:user:add',
    'system:user:edit',
    'system:user:remove',
    'system:user:export',
    'system:user:resetPwd',
  ],
  menus: [
    {
      name: 'system-user',
      kind: 'C',
      title: 'menu.system.user',
      under: 'system',
      order: 10,
      path: '/system/user',
      component: 'system/user',
      icon: 'user',
      permission: 'system:user:list',
      roles: ['dept_manager'],
    },
    button('system:user:add', { under: 'system-user', order: 10, roles: ['dept_manager'] }),
    button('system:user:edit', { under: 'system-user', order: 20, roles: ['dept_manager'] }),
    button('system:user:remove', { under: 'system-user', order: 30 }),
    button('system:user:export', { under: 'system-user', order: 40, roles: ['dept_manager'] }),
    button('system:user:resetPwd', { under: 'system-user', order: 60, roles: ['dept_manager'] }),
    {
      name: 'auth-role',
      kind: 'C',
      title: 'menu.system.authRole',
      under: 'system',
      order: 120,
      path: '/auth/role/:userId',
      component: 'system/user/authRole',
      icon: 'user',
      permission: 'system:user:query',
      hidden: true,
      roles: ['dept_manager'],
    },
  ],
  acts: {
    'user.create': { kind: 'create', about: 'user' },
    'user.update': { kind: 'change', about: 'user' },
    'user.status': { kind: 'rights', about: 'user' },
    'user.roles': { kind: 'rights', about: 'user' },
    'user.resetPassword': { kind: 'rights', about: 'user' },
    'user.delete': { kind: 'remove', about: 'user' },
    'user.export': { kind: 'export' },
  },
  subjects: { user: userSubject },
  start: (host) => ({ routes: userRoutes(host) }),
})
