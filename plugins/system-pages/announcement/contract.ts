// Announcements as those write them who tell them. What a person is told of them: message.ts.
import { z } from 'zod'
import { deptNodeSchema } from '#shared/contract/dept'
import { defineEndpoint, nothing, pageQuerySchema, pageSchema, permission } from '#shared/contract/endpoint'
import {
  byIdParams,
  byIdsParams,
  createdSchema,
  dateRangeQuery,
  editOf,
  rowIdSchema,
  textFilter,
  versionSchema,
} from '#shared/contract/fields'
import { announcementKindSchema } from '#shared/contract/realtime'
import { richTextSchema } from '#shared/contract/rich-text'

export const audiences = ['all', 'departments', 'roles'] as const

/** `scheduled` and `ended` are published ones before and after their time. */
export const announcementStates = ['draft', 'scheduled', 'current', 'ended', 'withdrawn'] as const
export type AnnouncementState = (typeof announcementStates)[number]

const moment = z.iso.datetime({ offset: true }).nullable()

export const announcementRowSchema = z.object({
  id: rowIdSchema,
  title: z.string(),
  kind: announcementKindSchema,
  audience: z.enum(audiences),
  /** Names of the departments or roles it is meant for. */
  audienceNames: z.array(z.string()),
  /** How many it is meant for, as people, departments and roles are now. */
  audienceCount: z.int(),
  isPinned: z.boolean(),
  state: z.enum(announcementStates),
  /** How many have been told, and how many of them have read it. */
  toldCount: z.int(),
  readCount: z.int(),
  beginTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** Null while it never was published. */
  publishTime: z.string().nullable(),
  version: versionSchema,
  createTime: z.string(),
  updateTime: z.string(),
})
export type AnnouncementRow = z.infer<typeof announcementRowSchema>

export const announcementSchema = announcementRowSchema.extend({
  content: richTextSchema,
  deptIds: z.array(rowIdSchema),
  roleIds: z.array(rowIdSchema),
})
export type Announcement = z.infer<typeof announcementSchema>

const announcementFields = z.object({
  title: z.string().trim().min(1).max(100),
  kind: announcementKindSchema,
  content: richTextSchema,
  audience: z.enum(audiences),
  /** With those below them. Count while `audience` is `departments`. */
  deptIds: z.array(rowIdSchema).max(500),
  /** Count while `audience` is `roles`. */
  roleIds: z.array(rowIdSchema).max(500),
  /** Null: as soon as it is published. */
  beginTime: moment,
  /** Null: until it is withdrawn. */
  endTime: moment,
  isPinned: z.boolean(),
})
export type AnnouncementFields = z.infer<typeof announcementFields>

const announcementFilters = z.object({
  title: textFilter,
  kind: announcementKindSchema.optional(),
  state: z.enum(announcementStates).optional(),
  ...dateRangeQuery.shape,
})
export type AnnouncementFilters = z.infer<typeof announcementFilters>

export const announcementPage = defineEndpoint({
  method: 'GET',
  path: '/system/announcement/page',
  summary: 'Announcements, newest first, with how many have read them',
  access: permission('system:announcement:list', 'all'),
  query: pageQuerySchema.extend(announcementFilters.shape),
  data: pageSchema(announcementRowSchema),
})

export const announcementAudience = defineEndpoint({
  method: 'GET',
  path: '/system/announcement/audience',
  summary: 'All departments and roles an announcement can be meant for',
  access: permission(['system:announcement:add', 'system:announcement:edit'], 'all'),
  data: z.object({
    departments: z.array(deptNodeSchema),
    roles: z.array(z.object({ id: rowIdSchema, roleName: z.string() })),
  }),
})

export const getAnnouncement = defineEndpoint({
  method: 'GET',
  path: '/system/announcement/{id}',
  summary: 'One announcement',
  access: permission('system:announcement:query', 'all'),
  params: byIdParams,
  data: announcementSchema,
})

export const createAnnouncement = defineEndpoint({
  method: 'POST',
  path: '/system/announcement',
  summary: 'Create a draft',
  access: permission('system:announcement:add', 'all'),
  body: announcementFields,
  cleansText: true,
  data: createdSchema,
})

export const updateAnnouncement = defineEndpoint({
  method: 'PUT',
  path: '/system/announcement',
  summary: 'Change an announcement; one that is published needs system:announcement:publish too',
  access: permission('system:announcement:edit', 'all'),
  body: editOf(announcementFields),
  cleansText: true,
  data: nothing,
})

export const deleteAnnouncements = defineEndpoint({
  method: 'DELETE',
  path: '/system/announcement/{ids}',
  summary: 'Delete announcements that are not published, all or none',
  access: permission('system:announcement:remove', 'all'),
  params: byIdsParams,
  data: nothing,
})

const versioned = z.object({ id: rowIdSchema, version: versionSchema })

export const publishAnnouncement = defineEndpoint({
  method: 'POST',
  path: '/system/announcement/publish',
  summary: 'Tell everybody it is meant for, now or when its time comes',
  access: permission('system:announcement:publish', 'all'),
  body: versioned,
  data: nothing,
})

export const withdrawAnnouncement = defineEndpoint({
  method: 'POST',
  path: '/system/announcement/withdraw',
  summary: 'Take it back: its messages are gone, and who has read it is forgotten',
  access: permission('system:announcement:publish', 'all'),
  body: versioned,
  data: nothing,
})

export const readerSchema = z.object({
  id: rowIdSchema,
  nickName: z.string(),
  deptName: z.string(),
  /** Null: not yet. */
  readTime: z.string().nullable(),
})
export type Reader = z.infer<typeof readerSchema>

export const announcementReaders = defineEndpoint({
  method: 'GET',
  path: '/system/announcement/{id}/readers',
  summary: 'Who has been told and who of them has read it, as far as the caller sees these people',
  access: permission('system:announcement:query', 'all'),
  params: byIdParams,
  query: pageQuerySchema.extend({ name: textFilter, read: z.enum(['true', 'false']).optional() }),
  data: pageSchema(readerSchema),
})
