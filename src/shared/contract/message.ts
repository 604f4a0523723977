// Messages to the signed-in person, as kept by the server. The socket is only their bell.
import { z } from 'zod'
import { defineEndpoint, idSchema, nothing, pageQuerySchema, pageSchema, sessionAccess } from './endpoint.ts'
import { keptMessageSchema } from './realtime.ts'

export const messageRowSchema = z.intersection(
  keptMessageSchema,
  z.object({ id: idSchema, createTime: z.string(), read: z.boolean() }),
)
export type MessageRow = z.infer<typeof messageRowSchema>

export const listMessages = defineEndpoint({
  method: 'GET',
  path: '/message/page',
  summary: 'One’s messages, newest first',
  access: sessionAccess,
  query: pageQuerySchema.extend({ unread: z.enum(['true', 'false']).optional() }),
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
  body: z.object({ id: idSchema }),
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
