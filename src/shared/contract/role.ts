import { z } from 'zod'
import { deptNodeSchema } from './dept.ts'
import { defineEndpoint, nothing, pageQuerySchema, pageSchema, permission } from './endpoint.ts'
import {
  byIdParams,
  byIdsParams,
  changeStatusBody,
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
import { roleSummarySchema, userRowSchema } from './user.ts'

/** Everybody; listed departments; one's own; one's own and what is below; nobody but oneself (product facts 9.1, 1 to 5). */
export const dataScopes = ['all', 'departments', 'department', 'department_tree', 'self'] as const
export const dataScopeSchema = z.enum(dataScopes)
export type DataScope = z.infer<typeof dataScopeSchema>

export const roleRowSchema = roleSummarySchema.extend({
  dataScope: dataScopeSchema,
  sort: z.int(),
  status: statusSchema,
  remark: z.string(),
  version: versionSchema,
  userCount: z.int(),
  /** False: it gives more than the caller has, so the caller can neither edit nor give it. */
  isGrantable: z.boolean(),
  createTime: z.string(),
})
export type RoleRow = z.infer<typeof roleRowSchema>

export const roleDetailSchema = roleRowSchema.extend({ menuIds: z.array(rowIdSchema), deptIds: z.array(rowIdSchema) })

const roleFields = z.object({
  roleKey: z.string().regex(/^[A-Za-z][\w-]{1,39}$/),
  roleName: z.string().trim().min(1).max(60),
  sort: sortSchema,
  status: statusSchema,
  remark: remarkSchema,
  menuIds: z.array(rowIdSchema).max(2000),
})

export const rolePage = defineEndpoint({
  method: 'GET',
  path: '/system/role/page',
  summary: 'Roles in their order',
  access: permission('system:role:list', 'all'),
  query: pageQuerySchema.extend({
    roleName: textFilter,
    roleKey: textFilter,
    status: statusSchema.optional(),
    ...dateRangeQuery.shape,
  }),
  data: pageSchema(roleRowSchema),
})

export const roleOptions = defineEndpoint({
  method: 'GET',
  path: '/system/role/optionselect',
  summary: 'Active roles to choose from',
  // Whoever approves a registration gives roles without seeing people.
  access: permission(['system:user:list', 'system:registration:edit'], 'all'),
  data: z.array(roleSummarySchema.extend({ isGrantable: z.boolean() })),
})

export const getRole = defineEndpoint({
  method: 'GET',
  path: '/system/role/{id}',
  summary: 'One role with its menus and departments',
  access: permission('system:role:query', 'all'),
  params: byIdParams,
  data: roleDetailSchema,
})

export const createRole = defineEndpoint({
  method: 'POST',
  path: '/system/role',
  summary: 'Create a role; its data scope starts as `self`',
  access: permission('system:role:add', 'all'),
  body: roleFields,
  data: createdSchema,
})

export const updateRole = defineEndpoint({
  method: 'PUT',
  path: '/system/role',
  summary: 'Change a role and its menus',
  access: permission('system:role:edit', 'all'),
  body: editOf(roleFields),
  data: nothing,
})

export const changeRoleStatus = defineEndpoint({
  method: 'PUT',
  path: '/system/role/changeStatus',
  summary: 'Enable or disable a role; a disabled one gives nothing',
  access: permission('system:role:edit', 'all'),
  body: changeStatusBody,
  data: nothing,
})

export const setDataScope = defineEndpoint({
  method: 'PUT',
  path: '/system/role/dataScope',
  summary: 'Set whose data the role shows',
  access: permission('system:role:edit', 'all'),
  body: z.object({
    id: rowIdSchema,
    dataScope: dataScopeSchema,
    /** Only with `departments`; otherwise ignored. */
    deptIds: z.array(rowIdSchema).max(2000),
    version: versionSchema,
  }),
  data: nothing,
})

export const deleteRoles = defineEndpoint({
  method: 'DELETE',
  path: '/system/role/{ids}',
  summary: 'Delete roles that nobody has, all or none',
  access: permission('system:role:remove', 'all'),
  params: byIdsParams,
  data: nothing,
})

export const roleDeptTree = defineEndpoint({
  method: 'GET',
  path: '/system/role/deptTree/{id}',
  summary: 'The departments the caller reaches, and those of the role',
  access: permission('system:role:query', 'all'),
  params: byIdParams,
  data: z.object({ depts: z.array(deptNodeSchema), checkedKeys: z.array(rowIdSchema) }),
})

const ofRole = pageQuerySchema.extend({ roleId: rowIdSchema, userName: textFilter, phone: textFilter })

export const allocatedUsers = defineEndpoint({
  method: 'GET',
  path: '/system/role/authUser/allocatedList',
  summary: 'People with the role, among those the caller may see',
  access: permission('system:role:list', 'own'),
  query: ofRole,
  data: pageSchema(userRowSchema),
})

export const unallocatedUsers = defineEndpoint({
  method: 'GET',
  path: '/system/role/authUser/unallocatedList',
  summary: 'People without the role, among those the caller may see',
  access: permission('system:role:list', 'own'),
  query: ofRole,
  data: pageSchema(userRowSchema),
})

const oneBody = z.object({ roleId: rowIdSchema, userId: rowIdSchema })
const manyBody = z.object({ roleId: rowIdSchema, userIds: z.array(rowIdSchema).min(1).max(500) })

export const revokeRole = defineEndpoint({
  method: 'PUT',
  path: '/system/role/authUser/cancel',
  summary: 'Take the role from one person',
  access: permission('system:role:edit', 'own'),
  body: oneBody,
  data: nothing,
})

export const revokeRoleFromMany = defineEndpoint({
  method: 'PUT',
  path: '/system/role/authUser/cancelAll',
  summary: 'Take the role from several people, all or none',
  access: permission('system:role:edit', 'own'),
  body: manyBody,
  data: nothing,
})

export const grantRoleToMany = defineEndpoint({
  method: 'PUT',
  path: '/system/role/authUser/selectAll',
  summary: 'Give the role to several people, all or none',
  access: permission('system:role:edit', 'own'),
  body: manyBody,
  data: nothing,
})
