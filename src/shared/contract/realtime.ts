// The real-time channel (spec 4, 9): a socket at /sapi/websocket?token=… that carries JSON {msgType, body} to the browser.
import { z } from 'zod'
import { defineEndpoint, idSchema, sessionAccess } from './endpoint.ts'

/** Below `/sapi`. `token` in the query: a ticket of `socketTicket`, or the session token (spec 7). */
export const socketPath = '/websocket'

/** The only text a browser sends; the server answers `pong`. */
export const ping = 'PING'
export const pong = 'PONG'

/** Milliseconds (spec 9). A server hangs up on a browser that is silent for longer than `silenceMs`. */
export const socketTimes = { heartbeatTimeoutMs: 20_000, reconnectMs: 5000, silenceMs: 90_000 } as const

export const closeCodes = {
  /** The session is over: do not reconnect. */
  signedOut: 4401,
  /** The server stops or starts anew: reconnect. */
  restart: 1012,
  /** More than 20 messages a second, or something other than text. */
  policy: 1008,
  /** More than 64 KB in one message. */
  tooBig: 1009,
} as const

export const announcementKinds = ['notice', 'announcement'] as const
export const announcementKindSchema = z.enum(announcementKinds)
export type AnnouncementKind = z.infer<typeof announcementKindSchema>

/** Messages that are kept until they are read; `id` rises, and `GET /message/since` gives those that were missed. */
export const keptMessageSchema = z.discriminatedUnion('msgType', [
  /** New answers of a form of one's own; unread ones of a form are one message, `count` in all. */
  z.object({
    msgType: z.literal('FORM_DATA_ADD'),
    body: z.object({ formKey: z.string(), name: z.string(), count: z.int() }),
  }),
  /** An export is ready; `url` is a download that needs a ticket. `key` is the process's. */
  z.object({ msgType: z.literal('EXPORT_DONE'), body: z.object({ key: z.string(), url: z.string() }) }),
  /** Somebody asks for an account, to those who may decide; unread ones are one message, `count` in all. */
  z.object({ msgType: z.literal('REGISTRATION'), body: z.object({ count: z.int() }) }),
  z.object({ msgType: z.literal('EXPORT_FAILED'), body: z.object({ key: z.string() }) }),
  /** An announcement to the person among others; GET /message/announcement/{id} has its text. */
  z.object({ msgType: z.literal('NOTICE'), body: z.object({ title: z.string(), kind: announcementKindSchema }) }),
])
export type KeptMessage = z.infer<typeof keptMessageSchema>

/** Messages of the moment. */
const passingMessageSchema = z.discriminatedUnion('msgType', [
  /** A long task of one's own goes on, as GET /common/process would say. */
  z.object({
    msgType: z.literal('PROCESS'),
    body: z.object({ key: z.string(), rate: z.number(), tips: z.string() }),
  }),
  /** How many messages are unread now, after reading in any tab. */
  z.object({ msgType: z.literal('UNREAD'), body: z.object({ count: z.int() }) }),
  /** Something may have been missed: fetch GET /message/since. */
  z.object({ msgType: z.literal('SYNC'), body: z.object({}) }),
  /** Somebody ended this session for its owner: account disabled, password or rights changed. The socket closes. */
  z.object({ msgType: z.literal('FORCE_LOGOUT'), body: z.object({}) }),
  /** This session is over: signed out in another tab, or too old. The socket closes. */
  z.object({ msgType: z.literal('SESSION_ENDED'), body: z.object({}) }),
  /** The licence was entered anew. */
  z.object({ msgType: z.literal('LICENCE'), body: z.object({ expired: z.boolean() }) }),
])
export type PassingMessage = z.infer<typeof passingMessageSchema>

/** What arrives on the socket. Kept messages also say their id, their time and how many are unread. */
export const realtimeMessageSchema = z.union([
  z.intersection(keptMessageSchema, z.object({ id: idSchema, createTime: z.string(), unread: z.int() })),
  passingMessageSchema,
])
export type RealtimeMessage = z.infer<typeof realtimeMessageSchema>

export const socketTicket = defineEndpoint({
  method: 'POST',
  path: '/websocket/ticket',
  summary: 'A ticket for the socket in place of the session token: one use, 30 seconds (T18)',
  access: sessionAccess,
  data: z.object({ ticket: z.string() }),
  limits: [{ name: 'socket-ticket', per: ['user'], capacity: 60, seconds: 60 }],
})
