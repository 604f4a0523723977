import { addressOf } from '../../env.ts'
import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { compiledForms } from '../form/ports.ts'
import { exportJob } from './job.ts'
import { exportRoutes } from './routes.ts'
import { startExport } from './start.ts'

export default defineModule({
  name: 'export',
  permissions: ['project:data:export'],
  menus: [
    button('project:data:export', { under: 'project-form', order: 60, roles: ['creator', 'viewer', 'dept_manager'] }),
  ],
  acts: {
    'data.export': { kind: 'export', about: 'form' },
  },
  needs: { forms: compiledForms },
  start: ({ db, storage, env }, { forms }) => ({
    routes: exportRoutes((request) => startExport(db, request)),
    jobs: [exportJob({ db, forms, storage, publicUrl: addressOf(env) })],
  }),
})
