import { z } from 'zod'
import { defineEndpoint, nothing, pageQuerySchema, pageSchema, permission } from './endpoint.ts'
import { textFilter } from './fields.ts'
import { formKeySchema } from './form.ts'
import { formDefinitionSchema } from './form-definition.ts'
import { formThemeSchema } from './form-theme.ts'

/** A template as in the gallery, in the language asked for. */
export const templateRowSchema = z.object({
  templateKey: z.string(),
  name: z.string(),
  description: z.string(),
  /** A value of the dictionary `form_template_category`. */
  category: z.string(),
  /** Everybody who may see templates sees it; else its owner only. */
  isPublic: z.boolean(),
  /** Comes with the product: nobody changes or deletes it. */
  isBuiltin: z.boolean(),
  isMine: z.boolean(),
  ownerName: z.string(),
  questionCount: z.int(),
  /** The form with what is asked first, for the picture of it. */
  opening: formDefinitionSchema,
  theme: formThemeSchema,
  /** Forms made of it. */
  useCount: z.int(),
  createTime: z.string(),
})
export type TemplateRow = z.infer<typeof templateRowSchema>

const templateKeySchema = formKeySchema
const languageSchema = z.string().max(20)
export const templateFields = z.object({
  name: z.string().trim().min(1).max(60),
  description: z.string().trim().max(200),
  category: z.string().trim().min(1).max(100),
  isPublic: z.boolean(),
})
export type TemplateFields = z.infer<typeof templateFields>

export const templatePage = defineEndpoint({
  method: 'GET',
  path: '/form/template/page',
  summary: 'Templates one may use: those of the product, those shared with everybody, and one’s own',
  access: permission('project:template:list', 'own'),
  query: pageQuerySchema.extend({
    language: languageSchema.optional(),
    /** Words of which each stands in the name, the purpose or a question of what is found. */
    name: textFilter,
    category: z.string().max(100).optional(),
    /** Only one's own. */
    mine: z.enum(['true', 'false']).optional(),
  }),
  data: pageSchema(templateRowSchema),
})

export const templateCategories = defineEndpoint({
  method: 'GET',
  path: '/form/template/type/list',
  summary: 'Categories of templates, in their order: the dictionary form_template_category',
  access: permission('project:template:list', 'all'),
  data: z.array(z.object({ value: z.string(), label: z.string() })),
})

export const templateDetails = defineEndpoint({
  method: 'GET',
  path: '/form/template/details/{key}',
  summary: 'A template with its questions and rules',
  access: permission('project:template:list', 'own'),
  params: z.object({ key: templateKeySchema }),
  query: z.object({ language: languageSchema.optional() }),
  data: templateRowSchema.extend({ definition: formDefinitionSchema }),
})

export const createTemplate = defineEndpoint({
  method: 'POST',
  path: '/form/template/create',
  summary: 'Keep the draft of a form as a template: questions, rules and look, no answers',
  access: permission('project:template:add', 'form'),
  body: templateFields.extend({ formKey: formKeySchema }),
  cleansText: true,
  data: z.object({ templateKey: z.string() }),
})

export const updateTemplate = defineEndpoint({
  method: 'POST',
  path: '/form/template/update',
  summary: 'Change name, description, category or audience of one’s own template; administrators of anybody’s',
  access: permission('project:template:edit', 'own'),
  body: templateFields.extend({ templateKey: templateKeySchema }),
  cleansText: true,
  data: nothing,
})

export const deleteTemplate = defineEndpoint({
  method: 'POST',
  path: '/form/template/delete',
  summary: 'Delete one’s own template; administrators anybody’s. Forms made of it stay',
  access: permission('project:template:remove', 'own'),
  body: z.object({ templateKey: templateKeySchema }),
  data: nothing,
})

export const applyTemplate = defineEndpoint({
  method: 'POST',
  path: '/user/form/use-template/create',
  summary: 'Create a form of a template, unpublished, under ids of its own',
  access: permission('project:form:add', 'own'),
  body: z.object({ templateKey: templateKeySchema, language: languageSchema.optional() }),
  data: z.object({ formKey: z.string() }),
})
