// How a form looks (product facts 4.1): one document per form, in effect as soon as it is saved.
import { z } from 'zod'
import { pagings } from '../form/paging.ts'
import {
  artIds,
  cornerStyles,
  defaultFormTheme,
  type FormTheme,
  faces,
  fieldStyles,
  logoHeights,
  logoPositions,
  schemeChoices,
  textSizes,
} from '../theme/form-theme.ts'
import { attemptSchema } from './attempt.ts'
import { defineEndpoint, permission } from './endpoint.ts'
import { formKeySchema } from './form.ts'

/** A colour is six hexadecimal digits and nothing else: it ends up in a style sheet (T34). */
export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/)
/** Files of this server only; no scheme, no host, no way out of the folder (T34). */
const ownPictureSchema = z.string().regex(/^\/sapi\/file\/[0-9A-Za-z]{22,40}$/)

const themeShape = {
  format: z.literal(1),
  accent: colorSchema,
  background: colorSchema.nullable(),
  backgroundImage: ownPictureSchema.nullable(),
  paper: colorSchema.nullable(),
  headImage: ownPictureSchema.nullable(),
  art: z.enum(artIds).nullable(),
  logo: ownPictureSchema.nullable(),
  logoPosition: z.enum(logoPositions),
  logoHeight: z.int().min(logoHeights.min).max(logoHeights.max),
  showTitle: z.boolean(),
  showDescription: z.boolean(),
  showNumbers: z.boolean(),
  paging: z.enum(pagings),
  button: colorSchema.nullable(),
  corners: z.enum(cornerStyles),
  textSize: z.enum(textSizes),
  face: z.enum(faces),
  fields: z.enum(fieldStyles),
  scheme: z.enum(schemeChoices),
} satisfies Record<keyof FormTheme, z.ZodType>

export const formThemeSchema: z.ZodType<FormTheme> = z.strictObject(themeShape)

/** A stored document made whole: what is missing or broken is as usual, what is unknown is left out. Never throws. */
export const healFormTheme = (stored: unknown): FormTheme => {
  const given: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {}
  const healed = Object.entries(themeShape).map(([key, schema]) => {
    const read = schema.safeParse(given[key])
    return [key, read.success ? read.data : defaultFormTheme[key as keyof FormTheme]] // the keys of themeShape
  })
  return formThemeSchema.parse(Object.fromEntries(healed))
}

export const getFormTheme = defineEndpoint({
  method: 'GET',
  path: '/user/form/theme/{key}',
  summary: 'How a form looks; version 0 when nothing was ever saved',
  access: permission('project:form:query', 'form'),
  params: z.object({ key: formKeySchema }),
  data: z.object({ theme: formThemeSchema, version: z.int().min(0) }),
})

/** `data` of code 409 is `conflictSchema` (fields.ts). */
export const saveFormTheme = defineEndpoint({
  method: 'POST',
  path: '/user/form/theme/save',
  summary: 'Save how a form looks; respondents see it at once. `version` is that of what was read',
  access: permission('project:form:edit', 'form'),
  body: z.object({
    formKey: formKeySchema,
    version: z.int().min(0),
    theme: formThemeSchema,
    attempt: attemptSchema.optional(),
  }),
  data: z.object({ version: z.int().min(1) }),
})
