import { z } from 'zod'
import { deptNodeSchema } from './dept.ts'
import { defineEndpoint, nothing, pageQuerySchema, pageSchema, permission } from './endpoint.ts'
import {
  byIdParams,
  byIdsParams,
  changeStatusBody,
  dateRangeQuery,
  editOf,
  emailSchema,
  phoneSchema,
  remarkSchema,
  rowIdSchema,
  statusSchema,
  textFilter,
  versionSchema,
} from './fields.ts'
import { isOfOneScript } from './one-script.ts'
import { postSummarySchema } from './post.ts'

/** 0 male, 1 female, 2 unknown: dictionary `sys_user_sex`. */
export const sexSchema = z.enum(['0', '1', '2'])

/** No look-alikes: compatible signs become one (full width and plain), and one name is of one script. */
export const userNameSchema = z
  .string()
  .normalize('NFKC')
  .trim()
  .regex(/^[\p{L}\p{N}._@-]{2,30}$/u)
  .refine(isOfOneScript)
export const nickNameSchema = z.string().trim().min(1).max(60)
/** Reliability 6: 8 to 128 characters, none of them cut off. */
export const passwordSchema = z.string().min(8).max(128)

export const roleSummarySchema = z.object({ id: rowIdSchema, roleKey: z.string(), roleName: z.string() })

export const userRowSchema = z.object({
  id: rowIdSchema,
  userName: z.string(),
  nickName: z.string(),
  email: z.string(),
  phone: z.string(),
  sex: sexSchema,
  avatar: z.string(),
  status: statusSchema,
  deptId: rowIdSchema.nullable(),
  deptName: z.string(),
  roles: z.array(roleSummarySchema),
  posts: z.array(postSummarySchema),
  remark: z.string(),
  version: versionSchema,
  createTime: z.string(),
  updateTime: z.string(),
})
export type UserRow = z.infer<typeof userRowSchema>

const userFields = z.object({
  nickName: nickNameSchema,
  deptId: rowIdSchema.nullable(),
  email: emailSchema,
  phone: phoneSchema,
  sex: sexSchema,
  status: statusSchema,
  remark: remarkSchema,
  roleIds: z.array(rowIdSchema).max(100),
  /** Without it a person keeps the posts they have. */
  postIds: z.array(rowIdSchema).max(100).optional(),
})

export const userFilters = z.object({
  /** Within this department and everything below it. */
  deptId: rowIdSchema.optional(),
  /** Part of user name or name. */
  userName: textFilter,
  phone: textFilter,
  status: statusSchema.optional(),
  ...dateRangeQuery.shape,
})
export type UserFilters = z.infer<typeof userFilters>

export const userPage = defineEndpoint({
  method: 'GET',
  path: '/system/user/page',
  summary: 'People the caller may see, newest first',
  access: permission('system:user:list', 'own'),
  query: pageQuerySchema.extend(userFilters.shape),
  data: pageSchema(userRowSchema),
})

export const userDeptTree = defineEndpoint({
  method: 'GET',
  path: '/system/user/deptTree',
  summary: 'Departments to filter people by and to put them into',
  access: permission(['system:user:list', 'system:registration:edit'], 'own'),
  data: z.array(deptNodeSchema),
})

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/system/user/{id}',
  summary: 'One person',
  access: permission('system:user:query', 'own'),
  params: byIdParams,
  data: userRowSchema,
})

export const createUser = defineEndpoint({
  method: 'POST',
  path: '/system/user',
  summary: 'Create an account; without a password one is made up and shown once',
  access: permission('system:user:add', 'own'),
  body: userFields.extend({ userName: userNameSchema, password: passwordSchema.optional() }),
  data: z.object({
    id: rowIdSchema,
    /** Only when the server made it up; stored nowhere in clear. */
    password: z.string().nullable(),
  }),
})

export const updateUser = defineEndpoint({
  method: 'PUT',
  path: '/system/user',
  summary: 'Change a person, their state, roles and posts',
  access: permission('system:user:edit', 'own'),
  body: editOf(userFields),
  data: nothing,
})

export const changeUserStatus = defineEndpoint({
  method: 'PUT',
  path: '/system/user/changeStatus',
  summary: 'Enable or disable an account; disabling ends its sessions',
  access: permission('system:user:edit', 'own'),
  body: changeStatusBody,
  data: nothing,
})

export const resetPassword = defineEndpoint({
  method: 'PUT',
  path: '/system/user/resetPwd',
  summary: 'Set a new password and end all sessions; without one, it is made up and shown once',
  access: permission('system:user:resetPwd', 'own'),
  body: z.object({ id: rowIdSchema, password: passwordSchema.optional() }),
  data: z.object({ password: z.string().nullable() }),
})

export const deleteUsers = defineEndpoint({
  method: 'DELETE',
  path: '/system/user/{ids}',
  summary: 'Delete accounts, all or none; forms and records keep their people',
  access: permission('system:user:remove', 'own'),
  params: byIdsParams,
  data: nothing,
})

export const getUserRoles = defineEndpoint({
  method: 'GET',
  path: '/system/user/authRole/{id}',
  summary: 'A person and every role, for the page that assigns roles',
  access: permission('system:user:query', 'own'),
  params: byIdParams,
  data: z.object({
    user: userRowSchema,
    roles: z.array(
      roleSummarySchema.extend({
        status: statusSchema,
        isAssigned: z.boolean(),
        /** False: it gives more than the caller has, so the caller can neither give nor take it. */
        isGrantable: z.boolean(),
      }),
    ),
  }),
})

export const assignRoles = defineEndpoint({
  method: 'PUT',
  path: '/system/user/authRole',
  summary: 'Replace the roles of a person',
  access: permission('system:user:edit', 'own'),
  body: z.object({
    id: rowIdSchema,
    roleIds: z.array(rowIdSchema).max(100),
    /** Of the person, as with `editOf`; without it, roles given or taken meanwhile are overwritten. */
    version: versionSchema.optional(),
  }),
  data: nothing,
})

export const exportUsers = defineEndpoint({
  method: 'GET',
  path: '/system/user/export',
  summary: 'The people of the list as .xlsx',
  access: permission('system:user:export', 'own'),
  query: userFilters,
  data: nothing,
  transport: 'download',
  limits: [{ name: 'export', per: ['user'], capacity: 5, seconds: 60 }],
})

export const userImportTemplate = defineEndpoint({
  method: 'GET',
  path: '/system/user/importTemplate',
  summary: 'An empty .xlsx with the columns of an import',
  access: permission('system:user:import', 'all'),
  data: nothing,
  transport: 'download',
})

export const importRowSchema = z.object({
  /** Line of the file, the heading being 1. */
  row: z.int(),
  userName: z.string(),
  outcome: z.enum(['created', 'updated', 'refused']),
  /** Why it was refused, each in the caller's language. */
  problems: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
})
export type ImportRow = z.infer<typeof importRowSchema>

export const importUsers = defineEndpoint({
  method: 'POST',
  path: '/system/user/importData',
  summary:
    'Accounts from .xlsx or .csv, all or none. Fields before the file: updateSupport (true: known user names are ' +
    'updated instead of refused), initialPassword (for new accounts; without one they need a reset), dryRun',
  access: permission('system:user:import', 'own'),
  data: z.object({
    /** False: a row was refused, or it was a dry run, and nothing was written. */
    written: z.boolean(),
    created: z.int(),
    updated: z.int(),
    refused: z.int(),
    rows: z.array(importRowSchema),
  }),
  transport: 'multipart',
  limits: [{ name: 'import', per: ['user'], capacity: 5, seconds: 60 }],
})
