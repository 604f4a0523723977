import * as contract from '#shared/contract/template'
import { pageFor } from '../../http/page.ts'
import { formRoute, type Route, signedInRoute } from '../../http/route.ts'
import type { TemplateService } from './service.ts'

export const templateRoutes = (templates: TemplateService): readonly Route[] => [
  signedInRoute(contract.templatePage, ({ query, user }) =>
    pageFor(query, (at) =>
      templates.list(
        { name: query.name, category: query.category, mine: query.mine === 'true' },
        { user, language: query.language },
        at,
      ),
    ),
  ),
  signedInRoute(contract.templateCategories, () => templates.categories()),
  signedInRoute(contract.templateDetails, ({ params, query, user }) =>
    templates.details(params.key, { user, language: query.language }),
  ),
  formRoute(contract.createTemplate, async ({ form, user, ip, body: { formKey: _, ...fields } }) => ({
    templateKey: await templates.create(form.formId, { user, ip }, fields),
  })),
  signedInRoute(contract.updateTemplate, async ({ user, ip, body: { templateKey, ...fields } }) => {
    await templates.update(templateKey, { user, ip }, fields)
    return null
  }),
  signedInRoute(contract.deleteTemplate, async ({ user, ip, body }) => {
    await templates.remove(body.templateKey, { user, ip })
    return null
  }),
  signedInRoute(contract.applyTemplate, async ({ user, ip, body }) => ({
    formKey: await templates.apply(body.templateKey, { user, ip, language: body.language }),
  })),
]
