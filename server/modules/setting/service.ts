import { maxSettingLength } from '#shared/contract/setting'
import type { Json } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findSetting, putSetting, removeSetting } from './repository.ts'

/** What people arrange for themselves: table columns, saved views. */
export interface SettingService {
  /** Null when nothing is kept under this key. */
  readonly get: (userId: string, key: string) => Promise<Json>
  /** Keeps a value, at most 2,000 of them for a person; null removes it. @throws AppError when it is too long or too many */
  readonly save: (userId: string, key: string, value: Json) => Promise<void>
}

export const settingService = (db: Database): SettingService => ({
  get: (userId, key) => findSetting(db, userId, key),
  save: async (userId, key, value) => {
    if (value === null) return removeSetting(db, userId, key)
    const text = JSON.stringify(value)
    if (text.length > maxSettingLength || !(await putSetting(db, { userId, key, value: text, most: maxSettings })))
      throw new AppError('failed', 'request.invalid')
  },
})

/** One per form and list, for as many forms as one looks at. */
const maxSettings = 2000
