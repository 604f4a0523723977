import { getSetting, saveSetting } from '#shared/contract/setting'
import { type Route, signedInRoute } from '../../http/route.ts'
import type { SettingService } from './service.ts'

/** What people arrange for themselves. Nobody reads or writes another person's. */
export const settingRoutes = (settings: SettingService): readonly Route[] => [
  signedInRoute(getSetting, ({ user, params }) => settings.get(user.id, params.key)),
  signedInRoute(saveSetting, async ({ user, params, body }) => {
    await settings.save(user.id, params.key, body.value)
    return null
  }),
]
