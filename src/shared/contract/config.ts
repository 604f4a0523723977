import { z } from 'zod'
import { defineEndpoint, nothing, pageQuerySchema, pageSchema, permission, sessionAccess } from './endpoint.ts'
import {
  byIdParams,
  byIdsParams,
  createdSchema,
  dateRangeQuery,
  editOf,
  remarkSchema,
  rowIdSchema,
  textFilter,
  versionSchema,
} from './fields.ts'

/** Stands for a secret value in answers; sent back, it changes nothing (T13). */
export const secretMask = '******'

export const configKeySchema = z.string().regex(/^[A-Za-z][\w.-]{0,99}$/)

export const configSchema = z.object({
  id: rowIdSchema,
  configName: z.string(),
  configKey: z.string(),
  /** `secretMask` when it is secret. */
  configValue: z.string(),
  isPublic: z.boolean(),
  isSecret: z.boolean(),
  isBuiltin: z.boolean(),
  remark: z.string(),
  version: versionSchema,
  createTime: z.string(),
  updateTime: z.string(),
})
export type Config = z.infer<typeof configSchema>

const configFields = z.object({
  configName: z.string().trim().min(1).max(100),
  configKey: configKeySchema,
  configValue: z.string().max(10_000),
  /** Any signed-in person may read the value. */
  isPublic: z.boolean(),
  isSecret: z.boolean(),
  remark: remarkSchema,
})

const configFilters = z.object({ configName: textFilter, configKey: textFilter, ...dateRangeQuery.shape })
export type ConfigFilters = z.infer<typeof configFilters>

export const configPage = defineEndpoint({
  method: 'GET',
  path: '/system/config/page',
  summary: 'Settings by key',
  access: permission('system:config:list', 'all'),
  query: pageQuerySchema.extend(configFilters.shape),
  data: pageSchema(configSchema),
})

export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/system/config/{id}',
  summary: 'One setting',
  access: permission('system:config:query', 'all'),
  params: byIdParams,
  data: configSchema,
})

export const configValue = defineEndpoint({
  method: 'GET',
  path: '/system/config/{key}/configValue',
  summary:
    'The value of a setting: public ones for everybody signed in, others with system:config:query, secrets never',
  access: sessionAccess,
  params: z.object({ key: configKeySchema }),
  data: z.string(),
})

export const createConfig = defineEndpoint({
  method: 'POST',
  path: '/system/config',
  summary: 'Create a setting',
  access: permission('system:config:add', 'all'),
  // The item of the specification knows none of the three.
  body: configFields.extend({
    isPublic: z.boolean().default(false),
    isSecret: z.boolean().default(false),
    remark: remarkSchema.default(''),
  }),
  data: createdSchema,
})

export const updateConfig = defineEndpoint({
  method: 'PUT',
  path: '/system/config',
  summary: 'Change a setting; the key and visibility of built-in ones stay',
  access: permission('system:config:edit', 'all'),
  body: editOf(configFields),
  data: nothing,
})

export const deleteConfigs = defineEndpoint({
  method: 'DELETE',
  path: '/system/config/{ids}',
  summary: 'Delete settings that are not built in, all or none',
  access: permission('system:config:remove', 'all'),
  params: byIdsParams,
  data: nothing,
})

export const refreshConfigCache = defineEndpoint({
  method: 'DELETE',
  path: '/system/config/refreshCache',
  summary: 'Make every server process forget what it remembers of settings and dictionaries',
  access: permission('system:config:remove', 'all'),
  data: nothing,
})

export const exportConfigs = defineEndpoint({
  method: 'GET',
  path: '/system/config/export',
  summary: 'The settings of the list as .xlsx, secrets masked',
  access: permission('system:config:export', 'all'),
  query: configFilters,
  data: nothing,
  transport: 'download',
  limits: [{ name: 'export', per: ['user'], capacity: 5, seconds: 60 }],
})

/** One JSON object each (product facts 9.3). */
export const envKeys = [
  'systemInfoConfig',
  'emailEnvConfig',
  'smsEnvConfig',
  'fileEnvConfig',
  'wxMpEnvConfig',
  'wxPayEnvConfig',
  'deepSeekEnvConfig',
  'oidcEnvConfig',
] as const
export const envKeySchema = z.enum(envKeys)

const envValueSchema = z.record(
  z.string().regex(/^[A-Za-z]\w{0,59}$/),
  z.union([z.string().max(5000), z.number(), z.boolean(), z.array(z.string().max(200)).max(100), z.null()]),
)
export type EnvValue = z.infer<typeof envValueSchema>

export const getEnvConfig = defineEndpoint({
  method: 'GET',
  path: '/system/env/config/{key}',
  summary: 'A group of settings; secret fields are masked',
  access: permission('system:env:query', 'all'),
  params: z.object({ key: envKeySchema }),
  data: z.object({ envKey: envKeySchema, envValue: envValueSchema }),
})

export const getEnvValue = defineEndpoint({
  method: 'GET',
  path: '/system/env/config/value/{key}',
  summary: 'The same as a JSON text',
  access: permission('system:env:query', 'all'),
  params: z.object({ key: envKeySchema }),
  data: z.string(),
})

export const saveEnvConfig = defineEndpoint({
  method: 'POST',
  path: '/system/env/config/save',
  summary: 'Replace a group of settings; masked fields keep their value',
  access: permission('system:env:edit', 'all'),
  body: z.object({ envKey: envKeySchema, envValue: envValueSchema }),
  data: nothing,
})
