import { z } from 'zod'
import { attemptSchema } from './attempt.ts'
import {
  defineEndpoint,
  guessedKeys,
  idSchema,
  nothing,
  pageQuerySchema,
  pageSchema,
  permission,
  publicAccess,
} from './endpoint.ts'
import { fillRefusalSchema, fillSettingSchema } from './fill-state.ts'
import {
  formDefinitionSchema,
  questionIdSchema,
  questionSchema,
  sentDefinitionSchema,
  textSchema,
} from './form-definition.ts'
import { publicLookSchema } from './public-look.ts'

export const formKeySchema = z.string().regex(/^[0-9A-Za-z]{6,32}$/)
const byKeyParams = z.object({ key: formKeySchema })
const byKeyBody = z.object({ formKey: formKeySchema })

/** 1 not published, 2 collecting, 3 stopped (product facts 1.1). */
export const formStatus = { draft: 1, collecting: 2, stopped: 3 } as const

export const formRowSchema = z.object({
  id: idSchema,
  formKey: z.string(),
  name: z.string(),
  type: z.int(),
  status: z.int(),
  statusDesc: z.string(),
  publishedVersion: z.int().nullable(),
  /** True when the draft differs from the published version. */
  hasUnpublishedChanges: z.boolean(),
  ownerName: z.string(),
  answerCount: z.int(),
  viewCount: z.int(),
  createTime: z.string(),
  updateTime: z.string(),
})
export type FormRow = z.infer<typeof formRowSchema>

/** Why a form that collects takes no answers now, as its settings say; who somebody is plays no part. */
export const closedReasons = ['notYet', 'over', 'full'] as const
const openedFormSchema = formRowSchema.extend({ closed: z.enum(closedReasons).nullable() })
export type OpenedForm = z.infer<typeof openedFormSchema>

export const createForm = defineEndpoint({
  method: 'POST',
  path: '/user/form/create',
  summary: 'Create a form, blank or from a given definition',
  access: permission('project:form:add', 'all'),
  body: z.object({
    name: z.string().trim().min(1).max(200),
    language: z.string().optional(),
    definition: sentDefinitionSchema.optional(),
  }),
  cleansText: true,
  data: z.object({ formKey: z.string() }),
})

export const renameForm = defineEndpoint({
  method: 'POST',
  path: '/user/form/update',
  summary: 'Rename a form',
  access: permission('project:form:edit', 'form'),
  body: byKeyBody.extend({ name: z.string().trim().min(1).max(200) }),
  data: nothing,
})

export const copyForm = defineEndpoint({
  method: 'POST',
  path: '/user/form/copy',
  summary: 'Duplicate a form: questions and rules, unpublished, without answers',
  access: permission('project:form:add', 'form'),
  body: byKeyBody,
  data: z.object({ formKey: z.string() }),
})

/** Columns of the list of forms; with `-` before it: from the highest down. */
export const formSorts = ['name', '-name', 'status', '-status', 'answers', '-answers', 'updated', '-updated'] as const
export type FormSort = (typeof formSorts)[number]

export const formPage = defineEndpoint({
  method: 'GET',
  path: '/user/form/page',
  summary: 'My forms, newest change first unless sorted',
  access: permission('project:form:list', 'own'),
  query: pageQuerySchema.extend({
    name: z.string().max(200).optional(),
    status: z.coerce.number().int().min(1).max(3).optional(),
    sort: z.enum(formSorts).optional(),
  }),
  data: pageSchema(formRowSchema),
})

export const getForm = defineEndpoint({
  method: 'GET',
  path: '/user/form/{key}',
  summary: 'One form as in the list, and whether its settings keep it closed now',
  access: permission('project:form:query', 'form'),
  params: byKeyParams,
  data: openedFormSchema,
})

export const publishForm = defineEndpoint({
  method: 'POST',
  path: '/user/form/publish',
  summary: 'Freeze the draft into the next version and collect answers',
  access: permission('project:form:publish', 'form'),
  body: byKeyBody.extend({ revision: z.int().optional() }),
  data: z.object({ version: z.int() }),
})

export const stopForm = defineEndpoint({
  method: 'POST',
  path: '/user/form/stop',
  summary: 'Stop collecting; publishing or resuming opens it again',
  access: permission('project:form:publish', 'form'),
  body: byKeyBody,
  data: nothing,
})

export const resumeForm = defineEndpoint({
  method: 'POST',
  path: '/user/form/resume',
  summary: 'Collect again under the version published last',
  access: permission('project:form:publish', 'form'),
  body: byKeyBody,
  data: nothing,
})

export const deleteForm = defineEndpoint({
  method: 'POST',
  path: '/user/form/delete',
  summary: 'Move a form to the recycle bin; its public page closes',
  access: permission('project:form:remove', 'form'),
  body: byKeyBody,
  data: nothing,
})

export const recycleRowSchema = z.object({
  formKey: z.string(),
  name: z.string(),
  resultCount: z.int(),
  createTime: z.string(),
  updateTime: z.string(),
})
export type RecycleRow = z.infer<typeof recycleRowSchema>

export const recyclePage = defineEndpoint({
  method: 'GET',
  path: '/user/form/recycle/page',
  summary: 'Forms in the recycle bin',
  access: permission('project:recycle:list', 'own'),
  query: pageQuerySchema,
  data: pageSchema(recycleRowSchema),
})

export const restoreForm = defineEndpoint({
  method: 'POST',
  path: '/user/form/recycle/restore',
  summary: 'Take a form out of the recycle bin',
  access: permission('project:recycle:restore', 'form'),
  body: byKeyBody,
  data: nothing,
})

export const purgeForm = defineEndpoint({
  method: 'POST',
  path: '/user/form/recycle/delete',
  summary: 'Delete a form for ever, with its versions, answers and files',
  access: permission('project:recycle:remove', 'form'),
  body: byKeyBody.extend({ confirmName: z.string() }),
  data: nothing,
})

// --- the draft -------------------------------------------------------------------------------------------------------

export const findingSchema = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  questionId: z.string().optional(),
  ruleId: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

export const getDraft = defineEndpoint({
  method: 'GET',
  path: '/user/form/draft/{key}',
  summary: 'The draft with its revision and the ids that may not be given again',
  access: permission('project:form:query', 'form'),
  params: byKeyParams,
  data: z.object({
    formKey: z.string(),
    revision: z.int(),
    /** Null while it is as it was created. */
    savedAt: z.string().nullable(),
    /** Who saved it last; null too when the account is gone. */
    savedBy: z.object({ id: idSchema, name: z.string() }).nullable(),
    definition: formDefinitionSchema,
    usedIds: z.array(z.string()),
    publishedVersion: z.int().nullable(),
    status: z.int(),
  }),
})

export const saveDraft = defineEndpoint({
  method: 'POST',
  path: '/user/form/draft/save',
  summary: 'Save the whole draft; refused with 510 and the newer revision when someone else saved meanwhile',
  access: permission('project:form:edit', 'form'),
  body: byKeyBody.extend({
    baseRevision: z.int(),
    definition: sentDefinitionSchema,
    attempt: attemptSchema.optional(),
  }),
  cleansText: true,
  data: z.object({ revision: z.int(), conflict: z.boolean(), findings: z.array(findingSchema) }),
})

export const versionList = defineEndpoint({
  method: 'GET',
  path: '/user/form/version/list',
  summary: 'Published versions, newest first',
  access: permission('project:form:query', 'form'),
  query: z.object({ formKey: formKeySchema }),
  data: z.array(
    z.object({
      version: z.int(),
      publishedAt: z.string(),
      publishedBy: z.string(),
      answerCount: z.int(),
      questionCount: z.int(),
    }),
  ),
})

export const getVersion = defineEndpoint({
  method: 'GET',
  path: '/user/form/version/{key}/{version}',
  summary: 'The definition of a published version',
  access: permission('project:form:query', 'form'),
  params: z.object({ key: formKeySchema, version: z.coerce.number().int().min(1) }),
  data: z.object({ version: z.int(), definition: formDefinitionSchema }),
})

// --- single items, for API users; each works on the draft ------------------------------------------------------------

export const itemList = defineEndpoint({
  method: 'GET',
  path: '/user/form/item/list',
  summary: 'Questions of the draft',
  access: permission('project:form:query', 'form'),
  query: z.object({ key: formKeySchema, displayType: z.stringbool().optional() }),
  data: z.array(questionSchema),
})

/** An option a list out there has, under a value that stays, whatever it is called. */
const listedOptionSchema = z.object({ value: z.string(), label: z.string() })

export const readOptionList = defineEndpoint({
  method: 'POST',
  path: '/user/form/item/options',
  summary: 'Read a list of options from an address; nothing is stored',
  access: permission('project:form:edit', 'form'),
  body: byKeyBody.extend({
    address: z.string().trim().min(1).max(2000),
    /** Where the list stands in what comes back: names and positions with dots between; empty: it is the list. */
    path: z.string().trim().max(200),
  }),
  limits: [{ name: 'option-list', per: ['user'], capacity: 30, seconds: 60 }],
  data: z.array(listedOptionSchema),
})

const itemBody = byKeyBody.extend({ question: questionSchema, afterId: questionIdSchema.optional() })
export const createItem = defineEndpoint({
  method: 'POST',
  path: '/user/form/item/create',
  summary: 'Add a question at the end, or after another',
  access: permission('project:form:edit', 'form'),
  body: itemBody,
  cleansText: true,
  data: z.object({ revision: z.int() }),
})
export const createItems = defineEndpoint({
  method: 'POST',
  path: '/user/form/item/batch/create',
  summary: 'Add several questions at the end',
  access: permission('project:form:edit', 'form'),
  body: byKeyBody.extend({ questions: z.array(questionSchema).min(1).max(500) }),
  cleansText: true,
  data: z.object({ revision: z.int() }),
})
export const updateItem = defineEndpoint({
  method: 'POST',
  path: '/user/form/item/update',
  summary: 'Replace a question by its id',
  access: permission('project:form:edit', 'form'),
  body: byKeyBody.extend({ question: questionSchema }),
  cleansText: true,
  data: z.object({ revision: z.int() }),
})
export const deleteItem = defineEndpoint({
  method: 'POST',
  path: '/user/form/item/delete',
  summary: 'Remove a question from the draft; answers given to it stay',
  access: permission('project:form:edit', 'form'),
  body: byKeyBody.extend({ formItemId: questionIdSchema }),
  data: z.object({ revision: z.int() }),
})
export const sortItem = defineEndpoint({
  method: 'POST',
  path: '/user/form/item/sort',
  summary: 'Move a question before the position of another (0-based)',
  access: permission('project:form:edit', 'form'),
  body: byKeyBody.extend({ formItemId: questionIdSchema, afterPosition: z.int().min(0) }),
  data: z.object({ revision: z.int() }),
})
export const checkItemData = defineEndpoint({
  method: 'GET',
  path: '/user/form/item/data/check',
  summary: 'How many answers a question, or one of its options, has',
  access: permission('project:form:query', 'form'),
  query: z.object({ formKey: formKeySchema, formItemId: questionIdSchema, value: z.string().optional() }),
  data: z.object({ hasData: z.boolean(), dataCount: z.int() }),
})
export const fieldList = defineEndpoint({
  method: 'GET',
  path: '/user/form/item/fields/{key}',
  summary: 'Data columns over all versions: questions of the draft and deleted ones that hold answers',
  access: permission('project:data:list', 'form'),
  params: byKeyParams,
  query: z.object({ language: z.string().max(20).optional() }),
  data: z.array(
    z.object({
      questionId: z.string(),
      type: z.string(),
      label: z.string(),
      question: questionSchema,
      deleted: z.boolean(),
      lastVersion: z.int().nullable(),
      /** How records can be filtered by it; null: not at all. Options of a choice in the language asked for. */
      filter: z
        .object({
          kind: z.enum(['text', 'number', 'date', 'choice']),
          options: z.array(z.object({ id: z.string(), label: z.string() })),
        })
        .nullable(),
      /** Parts of its answers that records can be filtered and sorted by, each as `<questionId>.<id>`. */
      addresses: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          kind: z.enum(['text', 'number', 'date', 'choice']),
          options: z.array(z.object({ id: z.string(), label: z.string() })),
        }),
      ),
    }),
  ),
})

// --- the public page --------------------------------------------------------------------------------------------------

const traitsSchema = z.object({
  collects: z.boolean(),
  flow: z.enum(['none', 'page', 'section']),
  container: z.enum(['none', 'rows']),
  operators: z.array(z.string()),
  assigned: z.literal(true).optional(),
})

export const publicForm = defineEndpoint({
  method: 'GET',
  path: '/user/form/details/{key}',
  summary:
    'A published form as respondents get it: hidden questions left out; one with a password wants its pass as X-Form-Pass',
  access: publicAccess,
  params: byKeyParams,
  data: z.object({
    formKey: z.string(),
    /** open: answers are taken. stopped: the author closed it. refused: its settings do not let this person in now. */
    state: z.enum(['open', 'stopped', 'refused']),
    refusal: fillRefusalSchema.nullable(),
    setting: fillSettingSchema.nullable(),
    /** 0 before its password or a sign-in, as there is nothing of it to be seen. */
    version: z.int(),
    definition: formDefinitionSchema.nullable(),
    /** {} before its password or a sign-in. */
    title: textSchema,
    /** Null: as usual. */
    look: publicLookSchema.nullable(),
    traits: z.record(z.string(), traitsSchema),
    /** Addresses of the scripts of each type it uses, as this build has them, the type's own first; {} without pages. */
    modules: z.record(z.string(), z.array(z.string())),
    serverTime: z.int(),
  }),
  limits: [guessedKeys],
})

export const publicTexts = defineEndpoint({
  method: 'GET',
  path: '/user/form/texts/{key}',
  summary:
    'What the question types of a published form say to respondents; of a form that cannot be filled in, nothing',
  access: publicAccess,
  params: byKeyParams,
  query: z.object({ language: z.string().max(20) }),
  data: z.object({
    /** The one asked for, or the one that stands in for it. */
    language: z.string(),
    /** By namespace and key. */
    texts: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  limits: [guessedKeys],
})

export const countView = defineEndpoint({
  method: 'POST',
  path: '/user/form/data/view/{key}',
  summary: 'Count a view of the public page',
  access: publicAccess,
  params: byKeyParams,
  data: nothing,
  // A class behind one address opens a form at once; a loop does not make it popular.
  limits: [{ name: 'view', per: ['address', 'form'], capacity: 60, seconds: 60 }, guessedKeys],
})

export const publishRefusalSchema = z.object({ findings: z.array(findingSchema) })
export type Finding = z.infer<typeof findingSchema>
