import { z } from 'zod'
import { addressPattern } from '../form/address.ts'
import type { Json } from '../form/definition.ts'
import { attemptSchema } from './attempt.ts'
import {
  defineEndpoint,
  guessedKeys,
  idSchema,
  pageSchema,
  permission,
  publicAccess,
  sessionAccess,
} from './endpoint.ts'
import { timeZoneSchema } from './fields.ts'
import { fillRefusalSchema, passSchema } from './fill-state.ts'
import { formKeySchema } from './form.ts'
import { issuesSchema, jsonSchema, questionIdSchema } from './form-definition.ts'

/**
 * What came out of JSON.parse is JSON; walking it again would cost more than judging it. The engine takes any value at
 * a question's id, knows which ids there are, and drops the rest.
 */
export const answersSchema: z.ZodType<Record<string, Json>> = z.record(z.string(), z.any())

/** Of a caller: nothing a question type knows is nested half as deep. */
export const sentAnswersSchema = answersSchema.refine((answers) => isShallow(answers, 20))

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1)))

export const submitReceiptSchema = z.object({
  id: idSchema,
  serialNumber: z.int(),
  submittedAt: z.string(),
  /** Answers the server made, such as a number, by question: those that respondents are shown. */
  assigned: answersSchema.optional(),
  /** Where to ask how everybody has answered so far, where the author lets respondents see it. */
  shares: z.string().optional(),
  /** Where to ask for a copy by e-mail, where the author offers it and mail is set up. */
  copy: z.string().optional(),
})
export type SubmitReceipt = z.infer<typeof submitReceiptSchema>

/**
 * The body of a refusal (code 510): what is wrong, by question, or that the form no longer takes answers. `refused`: by
 * the form's settings, which `refusal` tells.
 */
export const submitRefusalSchema = z.object({
  reason: z.enum(['issues', 'stopped', 'conflict', 'version', 'refused']),
  issues: issuesSchema,
  refusal: fillRefusalSchema.optional(),
})
export type SubmitRefusal = z.infer<typeof submitRefusalSchema>

const submission = {
  method: 'POST',
  body: z.object({
    formKey: formKeySchema,
    version: z.int().min(1),
    clientSubmissionId: z.uuid(),
    answers: sentAnswersSchema,
    durationMs: z.int().min(0).optional(),
    channel: z.string().max(64).optional(),
    pass: passSchema,
  }),
  cleansText: true,
  data: submitReceiptSchema,
  // A whole class behind one address hands in within a few minutes; SUBMIT_LIMIT is for more than that.
  limits: [
    { name: 'submit', per: ['address', 'form'], capacity: 30, seconds: 60, scaled: true },
    { name: 'submit-form', per: ['form'], capacity: 600, seconds: 120, scaled: true },
    guessedKeys,
  ],
} as const

export const submitAnswers = defineEndpoint({
  ...submission,
  path: '/user/form/data/public/create',
  summary: 'Submit answers. Sent again with the same clientSubmissionId it answers the same and stores nothing twice',
  access: publicAccess,
})

export const createData = defineEndpoint({
  ...submission,
  path: '/user/form/data/create',
  summary: 'Submit answers as somebody who is signed in (/d/{key}); otherwise like /user/form/data/public/create',
  access: sessionAccess,
})

export const dataRowSchema = z.object({
  id: idSchema,
  serialNumber: z.int(),
  version: z.int(),
  answers: answersSchema,
  /** What the form's mode made of the answers, such as a score. Absent in a survey. */
  outcome: jsonSchema.optional(),
  createTime: z.string(),
  updateTime: z.string(),
  durationMs: z.int().nullable(),
  ip: z.string(),
  userAgent: z.string(),
  channel: z.string(),
})
export type DataRow = z.infer<typeof dataRowSchema>

/**
 * What a list of records is narrowed by. `field` is a question id, a part of its answer (`<id>.<address>`), or one of
 * the record's own fields; times are ISO instants. `in` and `notIn` compare with ids of chosen options.
 */
export const recordFields = ['@serial', '@time', '@version', '@duration', '@channel'] as const
export const filterOperators = [
  'eq',
  'ne',
  'like',
  'notLike',
  'gt',
  'ge',
  'lt',
  'le',
  'between',
  'in',
  'notIn',
  'isNull',
  'notNull',
] as const
const columnSchema = z.union([z.enum(recordFields), questionIdSchema])
const partSchema = z.string().regex(new RegExp(`^[0-9A-Za-z_-]{1,40}\\.${addressPattern.source}$`))
export const dataFieldSchema = z.union([columnSchema, partSchema])
export const dataFilterSchema = z.object({
  field: dataFieldSchema,
  operator: z.enum(filterOperators),
  values: z.array(z.union([z.string().max(500), z.number()])).max(100),
})
export type DataFilter = z.infer<typeof dataFilterSchema>

const matchingShape = {
  filters: z.array(dataFilterSchema).max(20).optional(),
  /** Found in any text answer, or equal to the serial number. */
  search: z.string().max(200).optional(),
}

/** Most records that can be named one by one (selected, deleted, exported). */
export const maxSelected = 20_000

export const queryData = defineEndpoint({
  method: 'POST',
  path: '/user/form/data/query',
  summary: 'Answers, newest first unless sorted. `current` counts from 0 here (product facts 10.1)',
  access: permission('project:data:list', 'form'),
  body: z.object({
    formKey: formKeySchema,
    current: z.int().min(0).default(0),
    size: z.int().min(1).max(1000).default(20),
    ...matchingShape,
    /** By the first rule, ties by the next. */
    sort: z
      .array(z.object({ id: dataFieldSchema, desc: z.boolean() }))
      .max(3)
      .optional(),
  }),
  data: pageSchema(dataRowSchema),
})

export const matchingIds = defineEndpoint({
  method: 'POST',
  path: '/user/form/data/ids',
  summary: 'Ids of all records that match, newest first, at most 20,000: for choosing them all',
  access: permission('project:data:list', 'form'),
  body: z.object({ formKey: formKeySchema, ...matchingShape }),
  data: z.object({ ids: z.array(idSchema) }),
})

export const dataDetails = defineEndpoint({
  method: 'GET',
  path: '/user/form/data/details/{dataId}',
  summary: 'One record, with what the server dropped from it',
  access: permission('project:data:list', 'form'),
  params: z.object({ dataId: idSchema }),
  data: dataRowSchema.extend({
    formKey: z.string(),
    revision: z.int(),
    /** Name of whoever changed it last; '' while nobody has. */
    changedBy: z.string(),
    dropped: z.array(z.object({ questionId: z.string(), reason: z.string() })),
  }),
})

export const updateData = defineEndpoint({
  method: 'POST',
  path: '/user/form/data/update',
  summary: 'Change answers of a record; judged by the same engine, under the version the record names',
  access: permission('project:data:edit', 'form'),
  body: z.object({
    dataId: idSchema,
    revision: z.int(),
    answers: sentAnswersSchema,
    attempt: attemptSchema.optional(),
  }),
  cleansText: true,
  data: z.object({ revision: z.int() }),
})

export const deleteData = defineEndpoint({
  method: 'POST',
  path: '/user/form/data/delete/{key}',
  summary: 'Delete records',
  access: permission('project:data:remove', 'form'),
  params: z.object({ key: formKeySchema }),
  body: z.object({ ids: z.array(idSchema).min(1).max(1000) }),
  data: z.object({ deleted: z.int() }),
})

export const exportData = defineEndpoint({
  method: 'POST',
  path: '/user/form/data/export',
  summary: 'Start an export; progress and link come from GET /common/process',
  access: permission('project:data:export', 'form'),
  body: z.object({
    formKey: formKeySchema,
    type: z.enum(['xlsx', 'csv']),
    mode: z.enum(['all', 'selected', 'filtered']).default('all'),
    checkboxIds: z.array(idSchema).max(maxSelected).default([]),
    language: z.string().default('zh-cn'),
    /** Whose clocks times are told by (`Europe/Berlin`). Absent: the server's. */
    timeZone: timeZoneSchema.optional(),
    /** With mode `filtered`: which records. */
    ...matchingShape,
    /** Questions and fields of the record to write, in this order. Absent: all. */
    columns: z.array(columnSchema).min(1).max(1000).optional(),
  }),
  data: z.object({ key: z.string() }),
  limits: [{ name: 'export', per: ['user'], capacity: 5, seconds: 60 }],
})

export const processState = defineEndpoint({
  method: 'GET',
  path: '/common/process',
  summary: 'Progress of a long task: percentage, address when done, a word on the way (spec 4, 7)',
  access: permission(['project:data:export', 'monitor:operlog:check'], 'own'),
  query: z.object({ key: z.string().min(16).max(64) }),
  data: z.object({ rate: z.number(), url: z.string(), tips: z.string(), failed: z.boolean() }),
})

// --- statistics -------------------------------------------------------------------------------------------------------

const valueSchema = z.object({ id: z.string(), label: z.string(), count: z.int() })
export const questionSummarySchema = z.object({
  questionId: z.string(),
  type: z.string(),
  title: z.string(),
  deleted: z.boolean(),
  answered: z.int(),
  total: z.int(),
  parts: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      values: z.array(valueSchema),
      numbers: z
        .object({ count: z.int(), mean: z.number(), min: z.number(), max: z.number(), sum: z.number() })
        .nullable(),
    }),
  ),
  samples: z.array(z.string()),
})

export const reportStats = defineEndpoint({
  method: 'GET',
  path: '/user/form/report/stats',
  summary: 'Records, views, completion rate, mean duration and answers per day of the last 30 days',
  access: permission('project:report:view', 'form'),
  query: z.object({ formKey: formKeySchema }),
  data: z.object({
    records: z.int(),
    views: z.int(),
    completionRate: z.number(),
    meanDurationMs: z.number().nullable(),
    perDay: z.array(z.object({ day: z.string(), count: z.int() })),
    /** Figures of what the form's mode makes of answers, by part. */
    outcome: z.array(
      z.object({
        part: z.string(),
        values: z.array(z.object({ id: z.string(), count: z.int() })),
        numbers: z
          .object({ count: z.int(), mean: z.number(), min: z.number(), max: z.number(), sum: z.number() })
          .nullable(),
      }),
    ),
  }),
})

export const reportOverview = defineEndpoint({
  method: 'GET',
  path: '/user/form/report/overview',
  summary: 'Answers per day of the last 30 days over all forms the caller sees',
  access: permission('project:report:view', 'own'),
  data: z.object({
    /** Forms that collect or have collected. */
    published: z.int(),
    perDay: z.array(z.object({ day: z.string(), count: z.int() })),
  }),
})

export const reportAnalysis = defineEndpoint({
  method: 'GET',
  path: '/user/form/report/analysis',
  summary: 'Figures of every question over all versions',
  access: permission('project:report:view', 'form'),
  query: z.object({ formKey: formKeySchema, language: z.string().default('zh-cn') }),
  data: z.array(questionSummarySchema),
})

// --- files ------------------------------------------------------------------------------------------------------------

export const uploadedFileSchema = z.object({ id: z.string(), name: z.string(), size: z.int(), url: z.string() })

export const uploadAnswerFile = defineEndpoint({
  method: 'POST',
  path: '/form/file/upload/{key}',
  summary:
    'Upload for a question of a collecting form: multipart with `questionId` before `file` (T12); the pass of the form’s password as X-Form-Pass',
  access: publicAccess,
  params: z.object({ key: formKeySchema }),
  data: uploadedFileSchema,
  transport: 'multipart',
  limits: [{ name: 'upload', per: ['address'], capacity: 20, seconds: 60 }, guessedKeys],
})

export const questionAction = defineEndpoint({
  method: 'POST',
  path: '/public/form/{key}/question/{questionId}/{action}',
  summary: "An action of a question type's server half; the pass of the form's password as X-Form-Pass",
  access: publicAccess,
  params: z.object({ key: formKeySchema, questionId: questionIdSchema, action: z.string().regex(/^[a-zA-Z]{1,40}$/) }),
  body: z.unknown(),
  data: jsonSchema,
  limits: [guessedKeys],
})

export const typeData = defineEndpoint({
  method: 'GET',
  path: '/public/question-type/{type}/data',
  summary: 'What a question type keeps for every form, by name: public facts such as the places of a country',
  access: publicAccess,
  params: z.object({ type: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  query: z.object({ name: z.string().max(100).default('') }),
  data: jsonSchema,
  revalidated: true,
  limits: [{ name: 'type-data', per: ['address'], capacity: 300, seconds: 60 }],
})

export const staffAction = defineEndpoint({
  method: 'POST',
  path: '/user/form/data/question/{key}/{questionId}/{action}',
  summary: "An action of a question type's server half for the form's people, such as redeeming a code",
  access: permission('project:data:handle', 'form'),
  params: z.object({ key: formKeySchema, questionId: questionIdSchema, action: z.string().regex(/^[a-zA-Z]{1,40}$/) }),
  body: z.unknown(),
  data: jsonSchema,
})

export const downloadTicket = defineEndpoint({
  method: 'POST',
  path: '/file/ticket',
  summary:
    'A ticket for one file, used as `?Authorization=Bearer <ticket>` (T2): one use within 60 seconds, or with `use` `view` any number within five minutes, which the same `ticket` sent again makes longer',
  access: permission(['project:data:list', 'project:data:export'], 'own'),
  body: z.object({
    fileId: z.string().min(16).max(64),
    use: z.enum(['download', 'view']).optional(),
    ticket: z.string().max(100).optional(),
  }),
  data: z.object({
    ticket: z.string(),
    url: z.string(),
    name: z.string(),
    mime: z.string(),
    size: z.int(),
    /** How long it opens the file. */
    seconds: z.int(),
  }),
})

export const answerShares = defineEndpoint({
  method: 'GET',
  path: '/public/form/{key}/shares/{submission}',
  summary:
    'How often each option of the questions whose results the author shows has been chosen, for whoever has submitted an answer to this form; counts only, a few seconds old at most',
  access: publicAccess,
  params: z.object({ key: formKeySchema, submission: z.uuid() }),
  query: z.object({ language: z.string().max(20) }),
  data: z.object({
    heading: z.string(),
    questions: z.array(
      z.object({
        questionId: z.string(),
        title: z.string(),
        /** How many answered it, in words. */
        answered: z.string(),
        shares: z.array(
          z.object({
            id: z.string(),
            label: z.string(),
            count: z.int(),
            /** Of those who answered, 0 to 1. */
            share: z.number(),
          }),
        ),
      }),
    ),
  }),
  limits: [{ name: 'shares', per: ['address', 'form'], capacity: 120, seconds: 60 }, guessedKeys],
})
export type AnswerShares = z.infer<typeof answerShares.data>
