import * as contract from '#shared/contract/form-setting'
import { formRoute, type Route, route } from '../../../http/route.ts'
import type { FormSettings } from './service.ts'

export const formSettingRoutes = (settings: FormSettings): readonly Route[] => [
  formRoute(contract.getFormSetting, ({ form }) => settings.get(form.formId)),
  formRoute(contract.saveFormSetting, ({ form, body, user, ip }) => settings.save(form, { user, ip }, body)),
  route(contract.checkFillPassword, async ({ body }) => ({
    pass: await settings.checkPassword(body.formKey, body.password),
  })),
]
