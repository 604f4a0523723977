import { z } from 'zod'
import { defineEndpoint, nothing, permission } from './endpoint.ts'
import {
  byIdParams,
  createdSchema,
  editOf,
  emailSchema,
  phoneSchema,
  rowIdSchema,
  sortSchema,
  statusSchema,
  textFilter,
  versionSchema,
} from './fields.ts'

export const deptSchema = z.object({
  id: rowIdSchema,
  parentId: rowIdSchema.nullable(),
  deptName: z.string(),
  sort: z.int(),
  leader: z.string(),
  phone: z.string(),
  email: z.string(),
  status: statusSchema,
  version: versionSchema,
  createTime: z.string(),
})
export type Dept = z.infer<typeof deptSchema>

/** A department of a tree to choose from. */
export interface DeptNode {
  readonly id: string
  readonly label: string
  readonly disabled: boolean
  readonly children: readonly DeptNode[]
}
export const deptNodeSchema: z.ZodType<DeptNode> = z.object({
  id: rowIdSchema,
  label: z.string(),
  disabled: z.boolean(),
  get children() {
    return z.array(deptNodeSchema)
  },
})

const deptFields = z.object({
  /** Null: at the top, for those who see everybody only. */
  parentId: rowIdSchema.nullable(),
  deptName: z.string().trim().min(1).max(60),
  sort: sortSchema,
  leader: z.string().trim().max(60),
  phone: phoneSchema,
  email: emailSchema,
  status: statusSchema,
})
export type DeptFields = z.infer<typeof deptFields>

export const deptList = defineEndpoint({
  method: 'GET',
  path: '/system/dept/list',
  summary:
    'Departments the caller reaches, parents before children; with filters, those that match and what they are in',
  access: permission('system:dept:list', 'own'),
  query: z.object({ deptName: textFilter, status: statusSchema.optional() }),
  data: z.array(deptSchema),
})

export const deptTree = defineEndpoint({
  method: 'GET',
  path: '/system/dept/treeselect',
  summary: 'Departments the caller reaches, as a tree to choose from',
  access: permission('system:dept:list', 'own'),
  data: z.array(deptNodeSchema),
})

export const getDept = defineEndpoint({
  method: 'GET',
  path: '/system/dept/{id}',
  summary: 'One department',
  access: permission('system:dept:query', 'own'),
  params: byIdParams,
  data: deptSchema,
})

export const createDept = defineEndpoint({
  method: 'POST',
  path: '/system/dept',
  summary: 'Create a department',
  access: permission('system:dept:add', 'own'),
  body: deptFields,
  data: createdSchema,
})

export const updateDept = defineEndpoint({
  method: 'PUT',
  path: '/system/dept',
  summary: 'Change, move, enable or disable a department',
  access: permission('system:dept:edit', 'own'),
  body: editOf(deptFields),
  data: nothing,
})

export const deleteDept = defineEndpoint({
  method: 'DELETE',
  path: '/system/dept/{id}',
  summary: 'Delete a department that has neither departments below it nor people',
  access: permission('system:dept:remove', 'own'),
  params: byIdParams,
  data: nothing,
})
