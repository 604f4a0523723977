import { defineModule } from '../../kernel/module.ts'
import { formService } from '../form/ports.ts'
import { templateRoutes } from './routes.ts'
import { createTemplateService } from './service.ts'

export default defineModule({
  name: 'template',
  needs: { forms: formService },
  start: ({ db }, { forms }) => ({ routes: templateRoutes(createTemplateService({ db, forms })) }),
})
