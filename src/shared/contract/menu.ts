import { z } from 'zod'
import { defineEndpoint, nothing, permission, publicAccess } from './endpoint.ts'
import {
  byIdParams,
  createdSchema,
  editOf,
  remarkSchema,
  rowIdSchema,
  sortSchema,
  statusSchema,
  textFilter,
  versionSchema,
} from './fields.ts'

/** M directory, C page, F button. */
export const menuKindSchema = z.enum(['M', 'C', 'F'])

export const menuSchema = z.object({
  id: rowIdSchema,
  parentId: rowIdSchema.nullable(),
  kind: menuKindSchema,
  /** Unique: the route's name in GET /getRouters. */
  name: z.string(),
  /** A key of the console's texts (`menu.…`, `permission.…`) or, for menus made by people, the text itself. */
  title: z.string(),
  path: z.string(),
  component: z.string(),
  redirect: z.string(),
  /** See `menuFields`. */
  link: z.string(),
  icon: z.string(),
  permission: z.string(),
  sort: z.int(),
  visible: z.boolean(),
  keepAlive: z.boolean(),
  status: statusSchema,
  remark: z.string(),
  version: versionSchema,
})
export type Menu = z.infer<typeof menuSchema>

export interface MenuNode {
  readonly id: string
  readonly label: string
  readonly kind: 'M' | 'C' | 'F'
  readonly permission: string
  /** True: it grants what the caller does not have, or it counts nothing. */
  readonly disabled: boolean
  readonly children: readonly MenuNode[]
}
export const menuNodeSchema: z.ZodType<MenuNode> = z.object({
  id: rowIdSchema,
  label: z.string(),
  kind: menuKindSchema,
  permission: z.string(),
  disabled: z.boolean(),
  get children() {
    return z.array(menuNodeSchema)
  },
})

/** Inside this site only (T3, T26): one slash first, then neither slash nor backslash. */
const internalPath = z
  .string()
  .max(200)
  .regex(/^(?:\/(?![/\\])[\w\-./:?=&]*)?$/)

/** Components of the console itself for addresses outside of it. */
export const frameComponent = 'iframe'
export const linkComponent = 'link'

/**
 * What the host of an outside address may be once it is read as browsers read it: `%3b` is `;` by then, and a policy for
 * frames that takes such a host for one of its sources has got another rule.
 */
export const outsideHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/

/** An address outside of this site, without sign-in data in it. */
export const outsideAddress = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https?$/, hostname: outsideHost })
    .max(500)
    .regex(/^https?:\/\/[^\s/?#@;,'"\\]+(?:[/?#][^\s;,'"\\]*)?$/i),
])

const menuFields = z.object({
  parentId: rowIdSchema.nullable(),
  kind: menuKindSchema,
  name: z.string().regex(/^[A-Za-z][\w:.-]{0,79}$/),
  title: z.string().trim().min(1).max(100),
  path: internalPath,
  /** Looked up among the console's pages; unknown ones lead to the not-found page (T26). */
  component: z.string().regex(/^(?:[A-Za-z][\w/-]{0,99})?$/),
  redirect: internalPath,
  /** Only with the components `iframe` (shown in a frame of the console) and `link` (opened beside it). */
  link: outsideAddress,
  icon: z.string().regex(/^(?:[a-z][a-z0-9-]{0,39})?$/),
  /** `module:entity:verb`; `*:*:*` only from those who have it. */
  permission: z.string().regex(/^(?:(?:[A-Za-z]\w*|\*):(?:[A-Za-z]\w*|\*):(?:[A-Za-z]\w*|\*))?$/),
  sort: sortSchema,
  visible: z.boolean(),
  keepAlive: z.boolean(),
  status: statusSchema,
  remark: remarkSchema,
})
export type MenuFields = z.infer<typeof menuFields>

export const menuList = defineEndpoint({
  method: 'GET',
  path: '/system/menu/list',
  summary: 'Every menu in order, parents before children; with filters, those that match and what they are in',
  access: permission('system:menu:list', 'all'),
  query: z.object({ title: textFilter, status: statusSchema.optional() }),
  data: z.array(menuSchema),
})

export const menuTree = defineEndpoint({
  method: 'GET',
  path: '/system/menu/treeselect',
  summary: 'Every menu as a tree to choose from',
  access: permission('system:menu:list', 'all'),
  data: z.array(menuNodeSchema),
})

export const menuPermissions = defineEndpoint({
  method: 'GET',
  path: '/system/menu/permissions',
  summary: 'Every permission there is, as an entry can grant it',
  access: permission('system:menu:list', 'all'),
  data: z.array(z.string()),
})

export const roleMenuTree = defineEndpoint({
  method: 'GET',
  path: '/system/menu/roleMenuTreeselect/{id}',
  summary: 'Every menu as a tree, and those of a role (`0`: of a new one)',
  access: permission('system:role:query', 'all'),
  params: byIdParams,
  data: z.object({ menus: z.array(menuNodeSchema), checkedKeys: z.array(rowIdSchema) }),
})

export const getMenu = defineEndpoint({
  method: 'GET',
  path: '/system/menu/{id}',
  summary: 'One menu',
  access: permission('system:menu:query', 'all'),
  params: byIdParams,
  data: menuSchema,
})

export const createMenu = defineEndpoint({
  method: 'POST',
  path: '/system/menu',
  summary: 'Create a directory, page or button',
  access: permission('system:menu:add', 'all'),
  body: menuFields,
  data: createdSchema,
})

export const updateMenu = defineEndpoint({
  method: 'PUT',
  path: '/system/menu',
  summary: 'Change, move, enable or disable a menu',
  access: permission('system:menu:edit', 'all'),
  body: editOf(menuFields),
  data: nothing,
})

export const deleteMenu = defineEndpoint({
  method: 'DELETE',
  path: '/system/menu/{id}',
  summary: 'Delete a menu that has nothing below it and that no role but `admin` opens',
  access: permission('system:menu:remove', 'all'),
  params: byIdParams,
  data: nothing,
})

export const isPagePath = defineEndpoint({
  method: 'GET',
  path: '/system/menu/known',
  summary: 'Whether a path is that of a page, for whomever: the console tells "not for you" from "no such page"',
  // Without a session, too: whether there is a page says nothing of what is on it.
  access: publicAccess,
  query: z.object({ path: z.string().max(500) }),
  data: z.boolean(),
  limits: [{ name: 'known-path', per: ['address'], capacity: 120, seconds: 60 }],
})
