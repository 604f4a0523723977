import { z } from 'zod'
import { defineEndpoint, nothing, sessionAccess } from './endpoint.ts'
import { jsonSchema } from './form-definition.ts'

/** `table.forms`, `table.data.<formKey>`: which list, and whose. */
export const settingKeySchema = z.string().regex(/^[a-z][A-Za-z0-9.-]{0,79}$/)

/** Most characters of one setting as JSON text. */
export const maxSettingLength = 32_768

export const getSetting = defineEndpoint({
  method: 'GET',
  path: '/user/setting/{key}',
  summary: 'What the caller has kept under a key; null when nothing',
  access: sessionAccess,
  params: z.object({ key: settingKeySchema }),
  data: jsonSchema,
})

export const saveSetting = defineEndpoint({
  method: 'PUT',
  path: '/user/setting/{key}',
  summary: 'Keep a JSON value for the caller alone, at most 32 KB; null removes it',
  access: sessionAccess,
  params: z.object({ key: settingKeySchema }),
  body: z.object({ value: jsonSchema }),
  data: nothing,
})
