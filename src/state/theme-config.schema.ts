import { z } from 'zod'
import { normaliseLanguage } from '#src/i18n/languages.ts'

/** In minutes; 0: never. */
export const lockChoices = [0, 5, 15, 30, 60] as const

/**
 * Kept beside the fields, so that a later console that gives one of them another meaning knows what it reads. What has no
 * version, or a newer one, heals field by field.
 */
export const themeConfigVersion = 1

/** The theme configuration of the spec (section 3). Every bad or missing value heals to its default, one by one. */
export const themeConfigSchema = z.object({
  isDrawer: z.boolean().catch(false),
  isCollapse: z.boolean().catch(false),
  isUniqueOpened: z.boolean().catch(false),
  isFixedHeader: z.boolean().catch(true),
  isShowLogo: z.boolean().catch(true),
  isBreadcrumb: z.boolean().catch(true),
  isBreadcrumbIcon: z.boolean().catch(false),
  isTagsview: z.boolean().catch(true),
  isTagsviewIcon: z.boolean().catch(false),
  isCacheTagsView: z.boolean().catch(false),
  isFooter: z.boolean().catch(false),
  isGrayscale: z.boolean().catch(false),
  isInvert: z.boolean().catch(false),
  tagsStyle: z.literal('tags-style-one').catch('tags-style-one'),
  animation: z.enum(['slide-right', 'slide-left', 'opacitys']).catch('slide-right'),
  columnsAsideStyle: z.enum(['columns-round', 'columns-card']).catch('columns-round'),
  columnsAsideLayout: z.enum(['columns-horizontal', 'columns-vertical']).catch('columns-vertical'),
  layout: z.enum(['defaults', 'classic', 'transverse', 'columns']).catch('classic'),
  globalTitle: z.string().max(200).catch(''),
  globalLogo: z.string().max(2000).catch(''),
  copyright: z.string().max(500).catch(''),
  globalI18n: z.string().max(20).catch(''),
  /** One of the console's languages; other spellings of them are taken, too. */
  currentI18n: z
    .string()
    .max(20)
    .transform((code) => normaliseLanguage(code))
    .catch('zh-cn'),
  globalComponentSize: z.enum(['default', 'medium', 'small', 'mini']).catch('medium'),
  backgroundImage: z.string().max(2000).catch(''),
  /** Ours, beside the spec's keys: follow the system, or not. */
  appearance: z.enum(['system', 'light', 'dark', 'light-contrast', 'dark-contrast']).catch('system'),
  /** Ours: shortcuts of one key without Ctrl, Alt or ⌘ can be switched off (WCAG 2.1.4). */
  hasOneKeyShortcuts: z.boolean().catch(true),
  /** Ours: after so many minutes without a person the screen locks; 0: never. */
  lockAfterMinutes: z.literal([...lockChoices]).catch(0),
})
export type ThemeConfig = z.infer<typeof themeConfigSchema>

export const defaultThemeConfig: ThemeConfig = themeConfigSchema.parse({})

/** What is stored, whatever it is, as a whole configuration. Grayscale and invert exclude each other (spec 4). */
export const healThemeConfig = (stored: unknown): ThemeConfig => {
  const config = themeConfigSchema.safeParse(stored)
  if (!config.success) return defaultThemeConfig
  return config.data.isGrayscale && config.data.isInvert ? { ...config.data, isInvert: false } : config.data
}
