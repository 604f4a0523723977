import { getSetting, maxSettingLength, saveSetting } from '#shared/contract/setting'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type Route, signedInRoute } from '../../http/route.ts'
import { isStorable } from '../form/canonical-json.ts'
import { findSetting, putSetting, removeSetting } from './repository.ts'

/** What people arrange for themselves. Nobody reads or writes another person's. */
export const settingRoutes = (db: Database): readonly Route[] => [
  signedInRoute(getSetting, ({ user, params }) => findSetting(db, user.id, params.key)),
  signedInRoute(saveSetting, async ({ user, params: { key }, body }) => {
    if (body.value === null) {
      await removeSetting(db, user.id, key)
      return null
    }
    const value = JSON.stringify(body.value)
    const fits = value.length <= maxSettingLength && isStorable(value)
    if (!fits || !(await putSetting(db, { userId: user.id, key, value, most: maxSettings })))
      throw new AppError('failed', 'request.invalid')
    return null
  }),
]

/** One per form and list, for as many forms as one looks at. */
const maxSettings = 2000
