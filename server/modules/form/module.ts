import { listen } from '../../db/listen.ts'
import { formAccess } from '../../http/guards.ts'
import { defineModule } from '../../kernel/module.ts'
import { removeAll } from '../../kernel/storage.ts'
import { createCompiledForms } from './compiled-forms.ts'
import { fileIdsOfForm } from './file-rows-repository.ts'
import { requireForm } from './form-access.ts'
import { compiledForms, formService, pageViews } from './ports.ts'
import { formRoutes } from './routes.ts'
import { createFormService } from './service.ts'
import { formSettingRoutes } from './setting/routes.ts'
import { createFormSettings } from './setting/service.ts'
import { formThemeRoutes } from './theme/routes.ts'
import { createFormThemeService } from './theme/service.ts'
import { createViewCounter } from './view-counter.ts'

export default defineModule({
  name: 'form',
  provides: { formAccess, compiledForms, formService, pageViews },
  start: ({ db, pool, log, storage }) => {
    const forms = createCompiledForms({ db, listen: (hear) => listen(pool, hear) })
    const views = createViewCounter(db, (error) => log.error({ reason: String(error) }, 'writing page views failed'))
    const service = createFormService({
      db,
      forms,
      files: { idsOfForm: fileIdsOfForm, removeContent: (ids) => removeAll(storage, ids) },
    })
    return {
      provides: {
        formAccess: (user, name, options) => requireForm(db, user, name, options),
        compiledForms: forms,
        formService: service,
        pageViews: views,
      },
      routes: [
        ...formThemeRoutes(createFormThemeService({ db, forget: forms.forget })),
        ...formRoutes({ forms: service, views }),
        ...formSettingRoutes(createFormSettings({ db, forms })),
      ],
      onClose: async () => {
        await views.close()
        await forms.close()
      },
    }
  },
})
