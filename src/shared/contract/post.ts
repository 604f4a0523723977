import { z } from 'zod'
import { defineEndpoint, nothing, pageQuerySchema, pageSchema, permission } from './endpoint.ts'
import {
  byIdParams,
  byIdsParams,
  createdSchema,
  editOf,
  remarkSchema,
  rowIdSchema,
  sortSchema,
  statusSchema,
  textFilter,
  versionSchema,
} from './fields.ts'

export const postSummarySchema = z.object({ id: rowIdSchema, postCode: z.string(), postName: z.string() })

export const postSchema = postSummarySchema.extend({
  sort: z.int(),
  status: statusSchema,
  remark: z.string(),
  /** People who hold it, whether the caller may see them or not. */
  userCount: z.int(),
  version: versionSchema,
  createTime: z.string(),
})
export type Post = z.infer<typeof postSchema>

const postFields = z.object({
  /** Both are unique, whatever their case: files of people name posts. No comma: there it stands between two of them. */
  postName: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[^,，;；、]*$/),
  postCode: z.string().regex(/^[A-Za-z][\w-]{0,39}$/),
  sort: sortSchema,
  status: statusSchema,
  remark: remarkSchema,
})
export type PostFields = z.infer<typeof postFields>

const postFilters = z.object({ postName: textFilter, postCode: textFilter, status: statusSchema.optional() })
export type PostFilters = z.infer<typeof postFilters>

export const postPage = defineEndpoint({
  method: 'GET',
  path: '/system/post/page',
  summary: 'Posts in their order',
  access: permission('system:post:list', 'all'),
  query: pageQuerySchema.extend(postFilters.shape),
  data: pageSchema(postSchema),
})

export const postOptions = defineEndpoint({
  method: 'GET',
  path: '/system/post/optionselect',
  summary: 'Active posts to give to people',
  access: permission('system:user:list', 'all'),
  data: z.array(postSummarySchema),
})

export const getPost = defineEndpoint({
  method: 'GET',
  path: '/system/post/{id}',
  summary: 'One post',
  access: permission('system:post:query', 'all'),
  params: byIdParams,
  data: postSchema,
})

export const createPost = defineEndpoint({
  method: 'POST',
  path: '/system/post',
  summary: 'Create a post',
  access: permission('system:post:add', 'all'),
  body: postFields,
  data: createdSchema,
})

export const updatePost = defineEndpoint({
  method: 'PUT',
  path: '/system/post',
  summary: 'Change, enable or disable a post; who holds a disabled one keeps it, nobody else gets it',
  access: permission('system:post:edit', 'all'),
  body: editOf(postFields),
  data: nothing,
})

export const deletePosts = defineEndpoint({
  method: 'DELETE',
  path: '/system/post/{ids}',
  summary: 'Delete posts that nobody holds, all or none',
  access: permission('system:post:remove', 'all'),
  params: byIdsParams,
  data: nothing,
})

export const exportPosts = defineEndpoint({
  method: 'GET',
  path: '/system/post/export',
  summary: 'The posts of the list as .xlsx',
  access: permission('system:post:export', 'all'),
  query: postFilters,
  data: nothing,
  transport: 'download',
  limits: [{ name: 'export', per: ['user'], capacity: 5, seconds: 60 }],
})

/** Most people one answer of `deptPosts` holds. */
export const maxHolders = 500

const holderSchema = z.object({
  id: rowIdSchema,
  userName: z.string(),
  nickName: z.string(),
  avatar: z.string(),
  status: statusSchema,
  deptName: z.string(),
})
export type Holder = z.infer<typeof holderSchema>

const heldPostSchema = postSummarySchema.extend({ status: statusSchema, people: z.array(holderSchema) })
export type HeldPost = z.infer<typeof heldPostSchema>

export const deptPosts = defineEndpoint({
  method: 'GET',
  path: '/system/dept/post/{id}',
  summary: 'Who holds which post in a department, among the people the caller may see',
  access: permission('system:user:list', 'own'),
  params: byIdParams,
  query: z.object({
    /** Everything below the department, too. */
    below: z.stringbool().optional(),
  }),
  data: z.object({
    dept: z.object({ id: rowIdSchema, deptName: z.string(), hasChildren: z.boolean() }),
    /** Those somebody holds, in their order. */
    posts: z.array(heldPostSchema),
    /** People without any post. */
    others: z.array(holderSchema),
    /** People in all; of more than `maxHolders`, only the first are in the lists. */
    total: z.int(),
  }),
})
export type DeptPosts = z.infer<typeof deptPosts.data>

const holdersBody = z.object({ postId: rowIdSchema, userIds: z.array(rowIdSchema).min(1).max(maxHolders) })

export const givePost = defineEndpoint({
  method: 'PUT',
  path: '/system/post/authUser/selectAll',
  summary: 'Give a post to people, all or none; who holds it already keeps it',
  access: permission('system:user:edit', 'own'),
  body: holdersBody,
  data: nothing,
})

export const takePost = defineEndpoint({
  method: 'PUT',
  path: '/system/post/authUser/cancelAll',
  summary: 'Take a post from people, all or none',
  access: permission('system:user:edit', 'own'),
  body: holdersBody,
  data: nothing,
})
