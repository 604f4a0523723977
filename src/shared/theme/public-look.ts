import type { PublicLook } from '../contract/public-look.ts'
import { artPath } from './art.ts'
import { type FormTheme, hasUsualLook } from './form-theme.ts'
import { formCss } from './variables.ts'

/** What respondents get of a theme; null for the usual look. */
export const publicLookOf = (theme: FormTheme): PublicLook | null => {
  if (hasUsualLook(theme)) return null
  const { scheme, headImage, logo, logoPosition, showTitle, showDescription, showNumbers, paging } = theme
  const art = artPath(theme)
  return {
    css: formCss(theme),
    scheme,
    headImage,
    art,
    logo,
    logoPosition,
    showTitle,
    showDescription,
    showNumbers,
    paging,
  }
}
