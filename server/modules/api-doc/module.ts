import { defineModule } from '../../kernel/module.ts'
import { apiDocRoutes } from './routes.ts'

export default defineModule({
  name: 'api-doc',
  permissions: ['tool:swagger:list'],
  menus: [
    {
      name: 'tool',
      kind: 'M',
      title: 'menu.tool.title',
      order: 50,
      path: '/tool',
      component: 'Layout',
      redirect: '/tool/swagger',
      icon: 'hash',
    },
    {
      name: 'tool-swagger',
      kind: 'C',
      title: 'menu.tool.swagger',
      under: 'tool',
      order: 10,
      path: '/tool/swagger',
      component: 'tool/swagger',
      icon: 'list',
      permission: 'tool:swagger:list',
    },
  ],
  start: ({ catalog }) => ({ routes: apiDocRoutes(() => catalog().routes.map(({ endpoint }) => endpoint)) }),
})
