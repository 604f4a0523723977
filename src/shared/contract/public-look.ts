import { z } from 'zod'
import { pagings } from '../form/paging.ts'
import { logoPositions, schemeChoices } from '../theme/form-theme.ts'

/** What the public page needs of a form's theme. */
export const publicLookSchema = z.object({
  /** A style sheet, made by the server of validated values only (T34). */
  css: z.string(),
  scheme: z.enum(schemeChoices),
  headImage: z.string().nullable(),
  /** The path of a line drawing (shared/theme/art.ts). */
  art: z.string().nullable(),
  logo: z.string().nullable(),
  logoPosition: z.enum(logoPositions),
  showTitle: z.boolean(),
  showDescription: z.boolean(),
  showNumbers: z.boolean(),
  paging: z.enum(pagings),
})
export type PublicLook = z.infer<typeof publicLookSchema>
