// The audit log for those who look after the installation. Entries are only read: nothing changes or removes one.
import { z } from 'zod'
import { auditKinds } from '../audit-kinds.ts'
import { defineEndpoint, idSchema, pageQuerySchema, pageSchema, permission } from './endpoint.ts'
import { byIdParams, dateRangeQuery, textFilter } from './fields.ts'

/** Where the record an entry is about can be looked at. */
const targetSchema = z.object({ to: z.string(), search: z.record(z.string(), z.string()) })
export type LogTarget = z.infer<typeof targetSchema>

const entrySchema = z.object({
  id: idSchema,
  /** ISO 8601. */
  time: z.string(),
  /** Null: the system itself, or somebody nobody knows. */
  userId: idSchema.nullable(),
  userName: z.string(),
  nickName: z.string(),
  /** `area.verb` */
  action: z.string(),
  /** What was done, in the reader's language. */
  actionName: z.string(),
  /** What the act belongs to, likewise. */
  areaName: z.string(),
  kind: z.enum(auditKinds),
  /** Id or key of the record, or what else it was about; '' for nothing. */
  subject: z.string(),
  /** What the record is called, as far as anybody knows. */
  subjectName: z.string(),
  /** Null when the record is gone, or the reader may not go there. */
  target: targetSchema.nullable(),
  ip: z.string(),
  userAgent: z.string(),
  /** It was tried, and refused. */
  isRefused: z.boolean(),
})
export type LogEntry = z.infer<typeof entrySchema>

/** A text of the entry's detail: which field, in the reader's language, and what it holds. */
const factSchema = z.object({ field: z.string(), label: z.string(), value: z.string() })
const changeSchema = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  /** What it was and is was not kept: it is private or secret. */
  isHidden: z.boolean(),
})

const logEntrySchema = entrySchema.extend({
  /** Of the call that did it; '' for what nobody asked for. */
  requestId: z.string(),
  changes: z.array(changeSchema),
  facts: z.array(factSchema),
  /** Null: it was written past the log. */
  seal: z.object({ number: z.int(), hash: z.string() }).nullable(),
})
export type LogEntryDetail = z.infer<typeof logEntrySchema>

const logFilters = z.object({
  /** Part of what the record is called, of the act's words or of the person's name; or a whole request id or subject. */
  text: textFilter,
  /** Part of user name or name of who did it. */
  person: textFilter,
  ip: textFilter,
  area: z
    .string()
    .regex(/^[a-zA-Z]{1,40}$/)
    .optional(),
  kind: z.enum(auditKinds).optional(),
  ...dateRangeQuery.shape,
})
export type LogFilters = z.infer<typeof logFilters>

/** As many entries as one can page through; whoever looks for older ones narrows the list. */
export const maxLogTotal = 10_000

/** Whose words the answer is written in: it is asked again when the reader changes the language. */
const language = z.string().max(10).optional()

export const logPage = defineEndpoint({
  method: 'GET',
  path: '/monitor/operlog/page',
  summary: 'What people within one’s data scope did, newest first; counts and pages through the newest 10,000',
  access: permission('monitor:operlog:list', 'own'),
  query: pageQuerySchema.extend({ ...logFilters.shape, language }),
  data: pageSchema(entrySchema).extend({
    /** There are more than `total`. */
    hasMore: z.boolean(),
  }),
})

export const getLogEntry = defineEndpoint({
  method: 'GET',
  path: '/monitor/operlog/{id}',
  summary: 'One entry with what it changed and its seal',
  access: permission('monitor:operlog:list', 'own'),
  params: byIdParams,
  query: z.object({ language }),
  data: logEntrySchema,
})

const areaSchema = z.object({ id: z.string(), name: z.string() })
export type LogArea = z.infer<typeof areaSchema>

export const logAreas = defineEndpoint({
  method: 'GET',
  path: '/monitor/operlog/areas',
  summary: 'What acts belong to, with its name in the reader’s language',
  access: permission('monitor:operlog:list', 'all'),
  query: z.object({ language }),
  data: z.array(areaSchema),
})

export const exportLog = defineEndpoint({
  method: 'GET',
  path: '/monitor/operlog/export',
  summary: 'The entries of the list as .xlsx, the newest 10,000 at most',
  access: permission('monitor:operlog:export', 'own'),
  query: logFilters,
  data: z.null(),
  transport: 'download',
  limits: [{ name: 'export', per: ['user'], capacity: 5, seconds: 60 }],
})

const checkSchema = z.object({
  /** ISO 8601. */
  time: z.string(),
  /** Who asked for it; '' for the daily one. */
  userName: z.string(),
  /** How many entries are sealed. */
  count: z.int(),
  /** Of the first entry; null when there is none. */
  firstTime: z.string().nullable(),
  /** Of the last entry, or of the last before the chain breaks. */
  lastTime: z.string().nullable(),
  /** Number of the seal at which the chain breaks; null: it holds. */
  brokenAt: z.int().nullable(),
  /** `changed` since it was sealed, `removed`, `gap`: with seals before it, `rewritten`: sealed anew since an earlier check. */
  problem: z.enum(['changed', 'removed', 'gap', 'rewritten']).nullable(),
  /** The entry there, where there still is one. */
  brokenEntry: idSchema.nullable(),
  /** Entries that were written past the log. */
  unsealed: z.int(),
  /** Hash of the last seal: kept elsewhere, it proves later that nothing was cut off. */
  head: z.string(),
})
export type LogCheck = z.infer<typeof checkSchema>

export const logChecks = defineEndpoint({
  method: 'GET',
  path: '/monitor/operlog/check',
  summary: 'What the last check of the log came to, and the last daily one',
  access: permission('monitor:operlog:check', 'all'),
  data: z.object({ last: checkSchema.nullable(), daily: checkSchema.nullable() }),
})

export const startLogCheck = defineEndpoint({
  method: 'POST',
  path: '/monitor/operlog/check',
  summary: 'Compute every seal of the log anew; follow it with GET /common/process',
  access: permission('monitor:operlog:check', 'all'),
  data: z.object({ key: z.string() }),
  limits: [{ name: 'logCheck', per: ['user'], capacity: 5, seconds: 60 }],
})
