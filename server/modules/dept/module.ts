import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { deptSubject } from './audit-subject.ts'
import { deptRoutes } from './routes.ts'

export default defineModule({
  name: 'dept',
  permissions: ['system:dept:list', 'system:dept:query', 'system:dept:add', 'system:dept:edit', 'system:dept:remove'],
  menus: [
    {
      name: 'system-dept',
      kind: 'C',
      title: 'menu.system.dept',
      under: 'system',
      order: 50,
      path: '/system/dept',
      component: 'system/dept',
      icon: 'layers',
      permission: 'system:dept:list',
      roles: ['dept_manager'],
    },
    button('system:dept:query', { under: 'system-dept', order: 10, roles: ['dept_manager'] }),
    button('system:dept:add', { under: 'system-dept', order: 20 }),
    button('system:dept:edit', { under: 'system-dept', order: 30 }),
    button('system:dept:remove', { under: 'system-dept', order: 40 }),
  ],
  acts: {
    'dept.create': { kind: 'create', about: 'dept' },
    'dept.update': { kind: 'change', about: 'dept' },
    'dept.delete': { kind: 'remove', about: 'dept' },
  },
  subjects: { dept: deptSubject },
  start: (host) => ({ routes: deptRoutes(host) }),
})
