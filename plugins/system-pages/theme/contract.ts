// Ready looks an installation makes for itself (product facts 4.2). What the theme tab asks for: theme-gallery.ts.
import { z } from 'zod'
import { defineEndpoint, nothing, pageQuerySchema, pageSchema, permission } from '#shared/contract/endpoint'
import {
  byIdParams,
  byIdsParams,
  createdSchema,
  editOf,
  rowIdSchema,
  sortSchema,
  textFilter,
  versionSchema,
} from '#shared/contract/fields'
import { ownLookSchema } from '#shared/contract/theme-gallery'

const themeFields = z.object({
  /** Unique, whatever its case. */
  name: z.string().trim().min(1).max(40),
  category: z.string().min(1).max(100),
  ...ownLookSchema.shape,
  sort: sortSchema,
})
export type ThemeFields = z.infer<typeof themeFields>

const themeSchema = themeFields.extend({ id: rowIdSchema, version: versionSchema, createTime: z.string() })
export type Theme = z.infer<typeof themeSchema>

const themeFilters = z.object({ name: textFilter, category: z.string().max(100).optional() })
export type ThemeFilters = z.infer<typeof themeFilters>

export const themePage = defineEndpoint({
  method: 'GET',
  path: '/form/theme/page',
  summary: 'Own themes in their order',
  access: permission('project:theme:list', 'all'),
  query: pageQuerySchema.extend(themeFilters.shape),
  data: pageSchema(themeSchema),
})

export const getTheme = defineEndpoint({
  method: 'GET',
  path: '/form/theme/{id}',
  summary: 'One own theme',
  access: permission('project:theme:list', 'all'),
  params: byIdParams,
  data: themeSchema,
})

export const createTheme = defineEndpoint({
  method: 'POST',
  path: '/form/theme',
  summary: 'Create a theme',
  access: permission('project:theme:add', 'all'),
  body: themeFields,
  data: createdSchema,
})

export const updateTheme = defineEndpoint({
  method: 'PUT',
  path: '/form/theme',
  summary: 'Change a theme; forms that took it keep what they took',
  access: permission('project:theme:edit', 'all'),
  body: editOf(themeFields),
  data: nothing,
})

export const deleteThemes = defineEndpoint({
  method: 'DELETE',
  path: '/form/theme/{ids}',
  summary: 'Delete themes, all or none; forms that took one keep what they took',
  access: permission('project:theme:remove', 'all'),
  params: byIdsParams,
  data: nothing,
})
