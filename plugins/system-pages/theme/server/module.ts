import { button, defineModule } from '#sdk/page-server'
import { themeRoutes } from './routes.ts'

export default defineModule({
  name: 'theme',
  permissions: ['project:theme:list', 'project:theme:add', 'project:theme:edit', 'project:theme:remove'],
  menus: [
    {
      name: 'project-themes',
      kind: 'C',
      title: 'menu.project.themes',
      under: 'project',
      order: 30,
      path: '/project/themes',
      component: 'project/themes',
      icon: 'palette',
      permission: 'project:theme:list',
    },
    button('project:theme:add', { under: 'project-themes', order: 10 }),
    button('project:theme:edit', { under: 'project-themes', order: 20 }),
    button('project:theme:remove', { under: 'project-themes', order: 30 }),
  ],
  acts: {
    'theme.create': { kind: 'create' },
    'theme.update': { kind: 'change' },
    'theme.delete': { kind: 'remove' },
  },
  start: (host) => ({ routes: themeRoutes(host) }),
})
