import type { PublicLook } from '../contract/public-look.ts'
import { type FormTheme, hasUsualLook } from './form-theme.ts'
import { formCss } from './variables.ts'

/** What respondents get of a theme; null for the usual look. */
export const publicLookOf = (theme: FormTheme): PublicLook | null => {
  if (hasUsualLook(theme)) return null
  const { scheme, headImage, logo, logoPosition, showTitle, showDescription, showNumbers } = theme
  return { css: formCss(theme), scheme, headImage, logo, logoPosition, showTitle, showDescription, showNumbers }
}
