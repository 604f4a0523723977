// Ready looks of the installation as the theme tab offers them. The page that keeps them answers: plugins/system-pages/theme.
import { z } from 'zod'
import { artIds, cornerStyles, faces, fieldStyles, schemeChoices, textSizes } from '../theme/form-theme.ts'
import { defineEndpoint, permission } from './endpoint.ts'
import { rowIdSchema } from './fields.ts'
import { colorSchema } from './form-theme.ts'

/** The dictionary whose values are the categories of themes. */
export const themeCategoryType = 'form_theme_category'

export const ownLookSchema = z.object({
  accent: colorSchema,
  background: colorSchema.nullable(),
  paper: colorSchema.nullable(),
  button: colorSchema.nullable(),
  art: z.enum(artIds).nullable(),
  corners: z.enum(cornerStyles),
  textSize: z.enum(textSizes),
  face: z.enum(faces),
  fields: z.enum(fieldStyles),
  scheme: z.enum(schemeChoices),
})
export type OwnLook = z.infer<typeof ownLookSchema>

export const themeGallery = defineEndpoint({
  method: 'GET',
  path: '/form/theme/list',
  summary: 'Own themes to choose from, and the categories of all themes',
  access: permission('project:form:edit', 'all'),
  data: z.object({
    themes: z.array(z.object({ id: rowIdSchema, name: z.string(), category: z.string(), look: ownLookSchema })),
    categories: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
})
