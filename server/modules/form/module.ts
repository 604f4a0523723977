import { listen } from '../../db/listen.ts'
import { formAccess } from '../../http/guards.ts'
import { button } from '../../kernel/menu.ts'
import { defineModule } from '../../kernel/module.ts'
import { removeAll } from '../../kernel/storage.ts'
import { mailer } from '../mail/ports.ts'
import { codeChannels } from '../one-time-code/service.ts'
import { audit } from '../system/audit-repository.ts'
import { formSubject } from './audit-subject.ts'
import { createCompiledForms } from './compiled-forms.ts'
import { fileIdsOfForm } from './file-rows-repository.ts'
import { requireForm } from './form-access.ts'
import { hostOf, readOptionList } from './option-list.ts'
import { compiledForms, fillPasswords, formService, pageViews } from './ports.ts'
import { findName } from './repository.ts'
import { formRoutes } from './routes.ts'
import { createFormService } from './service.ts'
import { formSettingRoutes } from './setting/routes.ts'
import { createFormSettings } from './setting/service.ts'
import { formThemeRoutes } from './theme/routes.ts'
import { createFormThemeService } from './theme/service.ts'
import { createViewCounter } from './view-counter.ts'

export default defineModule({
  name: 'form',
  permissions: [
    'project:form:list',
    'project:form:query',
    'project:form:add',
    'project:form:edit',
    'project:form:publish',
    'project:form:remove',
    'project:recycle:list',
    'project:recycle:restore',
    'project:recycle:remove',
  ],
  menus: [
    {
      name: 'project',
      kind: 'M',
      title: 'menu.project.title',
      order: 20,
      path: '/project',
      component: 'Layout',
      redirect: '/project/list',
      icon: 'folder',
      roles: ['creator', 'dept_manager'],
    },
    {
      name: 'project-list',
      kind: 'C',
      title: 'menu.project.list',
      under: 'project',
      order: 10,
      path: '/project/list',
      component: 'project/form/list',
      icon: 'file',
      permission: 'project:form:list',
      roles: ['creator', 'viewer', 'dept_manager'],
    },
    button('project:form:add', { under: 'project-list', order: 10, roles: ['creator', 'dept_manager'] }),
    button('project:form:remove', { under: 'project-list', order: 20, roles: ['creator', 'dept_manager'] }),
    {
      name: 'project-recycle',
      kind: 'C',
      title: 'menu.project.recycle',
      under: 'project',
      order: 40,
      path: '/project/recycle',
      component: 'project/recycle',
      icon: 'trash',
      permission: 'project:recycle:list',
      roles: ['creator', 'dept_manager'],
    },
    button('project:recycle:restore', { under: 'project-recycle', order: 10, roles: ['creator', 'dept_manager'] }),
    button('project:recycle:remove', { under: 'project-recycle', order: 20, roles: ['creator', 'dept_manager'] }),
    {
      name: 'project-form',
      kind: 'C',
      title: 'menu.project.form',
      under: 'project',
      order: 50,
      path: '/project/form',
      component: 'project/form',
      redirect: '/project/form/editor',
      icon: 'file',
      permission: 'project:form:query',
      hidden: true,
      roles: ['creator', 'viewer', 'dept_manager'],
    },
    button('project:form:edit', { under: 'project-form', order: 10, roles: ['creator', 'dept_manager'] }),
    button('project:form:publish', { under: 'project-form', order: 20, roles: ['creator', 'dept_manager'] }),
  ],
  acts: {
    'form.create': { kind: 'create', about: 'form' },
    'form.copy': { kind: 'create', about: 'form' },
    'form.rename': { kind: 'change', about: 'form' },
    'form.theme': { kind: 'change', about: 'form' },
    'form.setting': { kind: 'change', about: 'form' },
    'form.publish': { kind: 'publish', about: 'form' },
    'form.readOptions': { kind: 'import', about: 'form' },
    'form.stop': { kind: 'publish', about: 'form' },
    'form.resume': { kind: 'publish', about: 'form' },
    'form.recycle': { kind: 'remove', about: 'form' },
    'form.restore': { kind: 'restore', about: 'form' },
    'form.purge': { kind: 'remove', about: 'form' },
  },
  subjects: { form: formSubject },

  needs: { mailer },
  provides: { formAccess, compiledForms, formService, fillPasswords, pageViews },
  start: ({ db, pool, log, storage, fetch, secrets, fillBuild }, { mailer }) => {
    const forms = createCompiledForms({ db, listen: (hear) => listen(pool, hear) })
    const views = createViewCounter(db, (error) => log.error({ reason: String(error) }, 'writing page views failed'))
    const service = createFormService({
      db,
      forms,
      facts: async () => ({ codeChannels: await codeChannels({ db, fetch, secrets }) }),
      files: { idsOfForm: fileIdsOfForm, removeContent: (ids) => removeAll(storage, ids) },
    })
    const settings = createFormSettings({ db, forms, canMail: mailer.isSetUp })
    return {
      provides: {
        formAccess: (user, name, options) => requireForm(db, user, name, options),
        compiledForms: forms,
        formService: service,
        fillPasswords: settings.checkPassword,
        pageViews: views,
      },
      routes: [
        ...formThemeRoutes(createFormThemeService({ db, forget: forms.forget })),
        ...formRoutes({
          forms: service,
          views,
          modulesOf: (type) => fillBuild?.modulesOf(type) ?? [],
          readOptions: async (formId, from, by) => {
            const subjectName = (await findName(db, formId)) ?? ''
            // Before the call, so that one that is refused is known of as well; an address may hold a secret, its host does not.
            const detail = { host: hostOf(from.address) }
            await audit(db, { ...by, action: 'form.readOptions', subject: formId, subjectName, detail })
            return readOptionList(fetch, from)
          },
        }),
        ...formSettingRoutes(settings),
      ],
      onClose: async () => {
        await views.close()
        await forms.close()
      },
    }
  },
})
