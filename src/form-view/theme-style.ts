import type { CSSProperties } from 'react'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { buttonVariables, colorVariables, nativeScheme, shapeVariables } from '#shared/theme/variables'

/** A theme as the style of one element; `data-theme` beside it brings what the theme leaves alone. */
export const themeStyle = (theme: FormTheme, scheme: Scheme): CSSProperties =>
  // React's types know no custom properties.
  ({
    colorScheme: nativeScheme(theme, scheme),
    fontFamily: 'var(--form-face, inherit)',
    ...shapeVariables(theme),
    ...colorVariables(theme, scheme),
  }) as CSSProperties

/** The colour of what goes on or submits, for the element around it. */
export const buttonStyle = (theme: FormTheme, scheme: Scheme): CSSProperties =>
  // As above.
  buttonVariables(theme, scheme) as CSSProperties

/** What a theme looks like on a light or a dark device, where the author leaves it to that. */
export const schemeOf = ({ scheme }: Pick<FormTheme, 'scheme'>, device: Scheme): Scheme =>
  scheme === 'system' ? device : scheme
