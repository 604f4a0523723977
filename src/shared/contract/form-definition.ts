// The zod mirror of `#shared/form/definition`: what the server accepts as a form. The engine and the public page stay free of zod.
import { z } from 'zod'
import { addressPattern } from '../form/address.ts'
import { type ConditionGroup, type FormDefinition, type Json, operators, type Question } from '../form/definition.ts'
import { namePattern } from '../form/link-name.ts'
import type { StoredDefinition } from '../form/upgrade.ts'

export const jsonSchema: z.ZodType<Json> = z.json()

const languageSchema = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/)
export const textSchema = z.record(languageSchema, z.string().max(20_000))
/** Six by the generator; up to 40 for ids that API users choose themselves (product facts 1.2). */
/** Answers are an object by question id: names every object has already are none. */
export const questionIdSchema = z.string().regex(/^(?!(?:__proto__|constructor|prototype)$)[0-9A-Za-z_-]{1,40}$/)

const questionShape = {
  id: questionIdSchema,
  type: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  title: textSchema,
  description: textSchema.exactOptional(),
  required: z.boolean(),
  span: z.int().min(1).max(24),
  hidden: z.boolean().exactOptional(),
  byLink: z.boolean().exactOptional(),
  default: jsonSchema.exactOptional(),
  name: z
    .string()
    .regex(new RegExp(`^${namePattern.source}$`))
    .exactOptional(),
  options: jsonSchema,
  step: z.int().min(0).max(1000).exactOptional(),
}
const childSchema: z.ZodType<Question> = z.object(questionShape)
export const questionSchema: z.ZodType<Question> = z.object({
  ...questionShape,
  children: z.array(childSchema).max(100).exactOptional(),
})

/** A part of an answer, as its type names it. */
export const addressSchema = z.string().regex(new RegExp(`^${addressPattern.source}$`))

const conditionSchema = z.object({
  formItemId: questionIdSchema,
  address: addressSchema.exactOptional(),
  expression: z.enum(operators),
  optionValue: z.union([z.string(), z.number(), z.array(z.string())]).exactOptional(),
})
const conditionGroupSchema: z.ZodType<ConditionGroup> = z.object({
  relation: z.enum(['AND', 'OR']),
  get conditionList() {
    return z.array(z.union([conditionSchema, conditionGroupSchema])).max(100)
  },
})
export const ruleSchema = z.object({
  id: questionIdSchema,
  relation: z.enum(['AND', 'OR']),
  conditionList: z.array(z.union([conditionSchema, conditionGroupSchema])).max(100),
  triggerList: z.array(z.object({ formItemId: questionIdSchema, type: z.enum(['show', 'hide']) })).max(1000),
})

export const formModeSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  form: jsonSchema,
  questions: z.record(questionIdSchema, jsonSchema),
})

const formShape = {
  defaultLanguage: languageSchema,
  languages: z.array(languageSchema).min(1).max(50),
  title: textSchema,
  description: textSchema,
  submitLabel: textSchema,
  thanks: textSchema,
  questions: z.array(questionSchema).max(2000),
  rules: z.array(ruleSchema).max(2000),
}

/** A form as the server gives it. */
export const formDefinitionSchema: z.ZodType<FormDefinition> = z.object({
  format: z.literal(2),
  mode: formModeSchema,
  ...formShape,
})

/** A form as it is sent: in any format there was, by a tab that was open before this build was, say. */
export const sentDefinitionSchema: z.ZodType<StoredDefinition> = z.object({
  format: z.int().min(1).max(2),
  mode: formModeSchema.exactOptional(),
  ...formShape,
})

export const issueSchema = z.object({
  code: z.string(),
  path: z.array(z.union([z.string(), z.number()])).exactOptional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  text: textSchema.exactOptional(),
})
/** Issues by question id. */
export const issuesSchema = z.record(z.string(), z.array(issueSchema))
