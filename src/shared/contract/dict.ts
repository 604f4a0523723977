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
  sortSchema,
  statusSchema,
  textFilter,
  versionSchema,
} from './fields.ts'

export const dictTypeNameSchema = z.string().regex(/^[a-z][a-z0-9_]{1,99}$/)

export const dictTypeSchema = z.object({
  id: rowIdSchema,
  dictType: z.string(),
  dictName: z.string(),
  status: statusSchema,
  remark: z.string(),
  isBuiltin: z.boolean(),
  itemCount: z.int(),
  version: versionSchema,
  createTime: z.string(),
})
export type DictType = z.infer<typeof dictTypeSchema>

export const dictDataSchema = z.object({
  id: rowIdSchema,
  dictType: z.string(),
  dictSort: z.int(),
  dictLabel: z.string(),
  dictValue: z.string(),
  cssClass: z.string(),
  listClass: z.string(),
  isDefault: z.boolean(),
  status: statusSchema,
  remark: z.string(),
  version: versionSchema,
  createTime: z.string(),
})
export type DictData = z.infer<typeof dictDataSchema>

/** What DictSelect and DictTag need (spec 3). */
export const dictItemSchema = dictDataSchema.pick({
  dictValue: true,
  dictLabel: true,
  listClass: true,
  cssClass: true,
  isDefault: true,
})
export type DictItem = z.infer<typeof dictItemSchema>

const typeFields = z.object({
  dictType: dictTypeNameSchema,
  dictName: z.string().trim().min(1).max(100),
  status: statusSchema,
  remark: remarkSchema,
})

const dataFields = z.object({
  dictType: dictTypeNameSchema,
  dictSort: sortSchema,
  dictLabel: z.string().trim().min(1).max(100),
  dictValue: z.string().trim().min(1).max(100),
  cssClass: z.string().regex(/^[\w -]{0,100}$/),
  /** Colour of the tag. */
  listClass: z.enum(['', 'default', 'primary', 'success', 'info', 'warning', 'danger']),
  isDefault: z.boolean(),
  status: statusSchema,
  remark: remarkSchema,
})

const typeFilters = z.object({
  dictName: textFilter,
  dictType: textFilter,
  status: statusSchema.optional(),
  ...dateRangeQuery.shape,
})
const dataFilters = z.object({
  dictType: z.string().max(100).optional(),
  dictLabel: textFilter,
  status: statusSchema.optional(),
})
export type DictTypeFilters = z.infer<typeof typeFilters>
export type DictDataFilters = z.infer<typeof dataFilters>

export const dictTypePage = defineEndpoint({
  method: 'GET',
  path: '/system/dict/type/page',
  summary: 'Dictionaries',
  access: permission('system:dict:list', 'all'),
  query: pageQuerySchema.extend(typeFilters.shape),
  data: pageSchema(dictTypeSchema),
})

export const dictTypeOptions = defineEndpoint({
  method: 'GET',
  path: '/system/dict/type/optionselect',
  summary: 'Every dictionary, to choose from',
  // Authors take options over from them; what is in them anybody may read who is signed in.
  access: permission(['system:dict:query', 'project:form:edit'], 'all'),
  data: z.array(dictTypeSchema.pick({ id: true, dictType: true, dictName: true })),
})

export const getDictType = defineEndpoint({
  method: 'GET',
  path: '/system/dict/type/{id}',
  summary: 'One dictionary',
  access: permission('system:dict:query', 'all'),
  params: byIdParams,
  data: dictTypeSchema,
})

export const createDictType = defineEndpoint({
  method: 'POST',
  path: '/system/dict/type',
  summary: 'Create a dictionary',
  access: permission('system:dict:add', 'all'),
  body: typeFields,
  data: createdSchema,
})

export const updateDictType = defineEndpoint({
  method: 'PUT',
  path: '/system/dict/type',
  summary: 'Change a dictionary; its items follow when its type is renamed',
  access: permission('system:dict:edit', 'all'),
  body: editOf(typeFields),
  data: nothing,
})

export const deleteDictTypes = defineEndpoint({
  method: 'DELETE',
  path: '/system/dict/type/{ids}',
  summary: 'Delete dictionaries that are empty and not built in, all or none',
  access: permission('system:dict:remove', 'all'),
  params: byIdsParams,
  data: nothing,
})

export const exportDictTypes = defineEndpoint({
  method: 'GET',
  path: '/system/dict/type/export',
  summary: 'The dictionaries of the list as .xlsx',
  access: permission('system:dict:export', 'all'),
  query: typeFilters,
  data: nothing,
  transport: 'download',
  limits: [{ name: 'export', per: ['user'], capacity: 5, seconds: 60 }],
})

export const dictDataPage = defineEndpoint({
  method: 'GET',
  path: '/system/dict/data/page',
  summary: 'Items of a dictionary in their order',
  access: permission('system:dict:list', 'all'),
  query: pageQuerySchema.extend(dataFilters.shape),
  data: pageSchema(dictDataSchema),
})

export const getDictData = defineEndpoint({
  method: 'GET',
  path: '/system/dict/data/{id}',
  summary: 'One item',
  access: permission('system:dict:query', 'all'),
  params: byIdParams,
  data: dictDataSchema,
})

export const dictItems = defineEndpoint({
  method: 'GET',
  path: '/system/dict/data/type/{type}',
  summary: 'Active items of a dictionary, for select and tag; empty when the dictionary is disabled or unknown',
  access: sessionAccess,
  params: z.object({ type: dictTypeNameSchema }),
  data: z.array(dictItemSchema),
  revalidated: true,
})

export const createDictData = defineEndpoint({
  method: 'POST',
  path: '/system/dict/data',
  summary: 'Create an item',
  access: permission('system:dict:add', 'all'),
  body: dataFields,
  data: createdSchema,
})

export const updateDictData = defineEndpoint({
  method: 'PUT',
  path: '/system/dict/data',
  summary: 'Change an item',
  access: permission('system:dict:edit', 'all'),
  body: editOf(dataFields),
  data: nothing,
})

export const deleteDictData = defineEndpoint({
  method: 'DELETE',
  path: '/system/dict/data/{ids}',
  summary: 'Delete items, all or none',
  access: permission('system:dict:remove', 'all'),
  params: byIdsParams,
  data: nothing,
})

export const exportDictData = defineEndpoint({
  method: 'GET',
  path: '/system/dict/data/export',
  summary: 'The items of the list as .xlsx',
  access: permission('system:dict:export', 'all'),
  query: dataFilters,
  data: nothing,
  transport: 'download',
  limits: [{ name: 'export', per: ['user'], capacity: 5, seconds: 60 }],
})
