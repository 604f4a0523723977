// Messages to the signed-in person, as kept by the server. The socket is only their bell.
import { z } from 'zod'
import { defineEndpoint, idSchema, nothing, pageQuerySchema, pageSchema, sessionAccess } from './endpoint.ts'
import { byIdParams, byIdsParams, dateRangeQuery, rowIdSchema, textFilter } from './fields.ts'
import { announcementKindSchema, type KeptMessage, keptMessageSchema } from './realtime.ts'
import { richTextSchema } from './rich-text.ts'

export const messageRowSchema = z.intersection(
  keptMessageSchema,
  z.object({ id: idSchema, createTime: z.string(), read: z.boolean() }),
)
export type MessageRow = z.infer<typeof messageRowSchema>

export const messageKinds = ['announcements', 'answers', 'exports', 'registrations'] as const
export type MessageKind = (typeof messageKinds)[number]

/** What a person would call a message of this type. */
export const kindOfMessage = {
  FORM_DATA_ADD: 'answers',
  EXPORT_DONE: 'exports',
  EXPORT_FAILED: 'exports',
  NOTICE: 'announcements',
  REGISTRATION: 'registrations',
} as const satisfies Record<KeptMessage['msgType'], MessageKind>

const messageFilters = z.object({
  /** `true`: only those that are; `false`: only those that have been read. */
  unread: z.enum(['true', 'false']).optional(),
  kind: z.enum(messageKinds).optional(),
  /** Part of what a message is about: the name of a form, the title of an announcement. */
  text: textFilter,
  ...dateRangeQuery.shape,
})
export type MessageFilters = z.infer<typeof messageFilters>

export const listMessages = defineEndpoint({
  method: 'GET',
  path: '/message/page',
  summary: 'One’s messages, newest first',
  access: sessionAccess,
  query: pageQuerySchema.extend(messageFilters.shape),
  data: pageSchema(messageRowSchema),
})

export const missedMessages = defineEndpoint({
  method: 'GET',
  path: '/message/since',
  summary: 'What came after a message, oldest first, at most 100 at a time; for after a reconnect',
  access: sessionAccess,
  query: z.object({ after: idSchema.default('0') }),
  data: z.object({ messages: z.array(messageRowSchema), more: z.boolean(), unread: z.int() }),
})

export const unreadCount = defineEndpoint({
  method: 'GET',
  path: '/message/unread',
  summary: 'How many are unread, and the id of the newest message, to ask `since` from',
  access: sessionAccess,
  data: z.object({ count: z.int(), lastId: idSchema }),
})

export const readMessage = defineEndpoint({
  method: 'POST',
  path: '/message/read',
  summary: 'Mark one message as read',
  access: sessionAccess,
  body: z.object({ id: rowIdSchema }),
  data: nothing,
})

export const readMessages = defineEndpoint({
  method: 'POST',
  path: '/message/read/many',
  summary: 'Mark messages as read, all or none',
  access: sessionAccess,
  body: z.object({ ids: z.array(rowIdSchema).min(1).max(1000) }),
  data: nothing,
})

export const readAllMessages = defineEndpoint({
  method: 'POST',
  path: '/message/read/all',
  summary: 'Mark everything up to a message as read, or all there is',
  access: sessionAccess,
  body: z.object({ upTo: idSchema.optional() }),
  data: nothing,
})

export const deleteMessages = defineEndpoint({
  method: 'DELETE',
  path: '/message/{ids}',
  summary: 'Delete messages, all or none; for a day they can be brought back',
  access: sessionAccess,
  params: byIdsParams,
  data: nothing,
})

export const restoreMessages = defineEndpoint({
  method: 'POST',
  path: '/message/restore',
  summary: 'Bring deleted messages back, all or none',
  access: sessionAccess,
  body: z.object({ ids: z.array(rowIdSchema).min(1).max(100) }),
  data: nothing,
})

const toldAnnouncement = z.object({
  /** Of the message that told of it. */
  id: rowIdSchema,
  title: z.string(),
  kind: announcementKindSchema,
  publishTime: z.string(),
})

export const readAnnouncement = defineEndpoint({
  method: 'GET',
  path: '/message/announcement/{id}',
  summary: 'The announcement a message of one’s own tells of',
  access: sessionAccess,
  params: byIdParams,
  data: toldAnnouncement.extend({
    content: richTextSchema,
    /** '' when nobody is known to have published it. */
    publishedBy: z.string(),
    read: z.boolean(),
  }),
})

export const pinnedAnnouncements = defineEndpoint({
  method: 'GET',
  path: '/message/announcement/pinned',
  summary: 'Announcements for the home page that are in force and that one has not closed, at most three',
  access: sessionAccess,
  data: z.array(
    toldAnnouncement.extend({
      /** The beginning of its text, without layout. */
      text: z.string(),
    }),
  ),
})

export const closeAnnouncement = defineEndpoint({
  method: 'POST',
  path: '/message/announcement/close',
  summary: 'Take an announcement off one’s own home page; its message stays as it is',
  access: sessionAccess,
  body: z.object({ id: rowIdSchema }),
  data: nothing,
})
