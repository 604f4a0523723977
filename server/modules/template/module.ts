import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { formService } from '../form/ports.ts'
import { templateRoutes } from './routes.ts'
import { createTemplateService } from './service.ts'

export default defineModule({
  name: 'template',
  permissions: ['project:template:list', 'project:template:add', 'project:template:edit', 'project:template:remove'],
  menus: [
    {
      name: 'project-templates',
      kind: 'C',
      title: 'menu.project.templates',
      under: 'project',
      order: 20,
      path: '/project/templates',
      component: 'project/templates',
      icon: 'grid',
      permission: 'project:template:list',
      roles: ['creator', 'dept_manager'],
    },
    button('project:template:add', { under: 'project-templates', order: 10, roles: ['creator', 'dept_manager'] }),
    button('project:template:edit', { under: 'project-templates', order: 20, roles: ['creator', 'dept_manager'] }),
    button('project:template:remove', { under: 'project-templates', order: 30, roles: ['creator', 'dept_manager'] }),
  ],
  acts: {
    'template.create': { kind: 'create' },
    'template.update': { kind: 'change' },
    'template.delete': { kind: 'remove' },
  },

  needs: { forms: formService },
  start: ({ db }, { forms }) => ({ routes: templateRoutes(createTemplateService({ db, forms })) }),
})
