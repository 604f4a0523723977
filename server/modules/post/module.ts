import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { postSubject } from './audit-subject.ts'
import { postRoutes } from './routes.ts'

export default defineModule({
  name: 'post',
  permissions: [
    'system:post:list',
    'system:post:query',
    'system:post:add',
    'system:post:edit',
    'system:post:remove',
    'system:post:export',
  ],
  menus: [
    {
      name: 'system-post',
      kind: 'C',
      title: 'menu.system.post',
      under: 'system',
      order: 60,
      path: '/system/post',
      component: 'system/post',
      icon: 'star',
      permission: 'system:post:list',
    },
    button('system:post:query', { under: 'system-post', order: 10 }),
    button('system:post:add', { under: 'system-post', order: 20 }),
    button('system:post:edit', { under: 'system-post', order: 30 }),
    button('system:post:remove', { under: 'system-post', order: 40 }),
    button('system:post:export', { under: 'system-post', order: 50 }),
    {
      name: 'dept-post',
      kind: 'C',
      title: 'menu.system.deptPost',
      under: 'system',
      order: 130,
      path: '/dept/post',
      component: 'dept/post',
      icon: 'star',
      permission: 'system:user:list',
      hidden: true,
      roles: ['dept_manager'],
    },
  ],
  acts: {
    'post.create': { kind: 'create', about: 'post' },
    'post.update': { kind: 'change', about: 'post' },
    'post.give': { kind: 'change', about: 'post' },
    'post.take': { kind: 'change', about: 'post' },
    'post.delete': { kind: 'remove', about: 'post' },
    'post.export': { kind: 'export' },
  },
  subjects: { post: postSubject },
  start: (host) => ({ routes: postRoutes(host) }),
})
