import * as contract from '#shared/contract/form-theme'
import { formRoute, type Route } from '../../../http/route.ts'
import type { FormThemeService } from './service.ts'

export const formThemeRoutes = (themes: FormThemeService): readonly Route[] => [
  formRoute(contract.getFormTheme, ({ form }) => themes.get(form.formId)),
  formRoute(contract.saveFormTheme, async ({ form, user, ip, body }) => ({
    version: await themes.save(form, {
      version: body.version,
      theme: body.theme,
      attempt: body.attempt,
      by: user.id,
      ip,
    }),
  })),
]
