// A theme as CSS custom properties: on an element of the console (preview, gallery), or as the style sheet of a public page.
import { baseColors, type ColorToken } from './base-colors.ts'
import { deriveColors, needsPaperBehind } from './derive.ts'
import { type FormTheme, hasUsualLook, type Scheme } from './form-theme.ts'

export type Variables = Readonly<Record<`--${string}`, string>>

/** The accent of what goes on or submits, for the element around it. */
export function buttonVariables(theme: FormTheme, scheme: Scheme): Variables {
  if (theme.button === null) return {}
  const { solid, hover, on } = deriveColors(theme, scheme).button
  return { '--ds-accent-solid': solid, '--ds-accent-hover': hover, '--ds-accent-on': on }
}

/** Colours that differ from those `data-theme` brings. The same names in every scheme, so that none stays behind. */
export function colorVariables(theme: FormTheme, scheme: Scheme): Variables {
  const tokens = { light: deriveColors(theme, 'light').tokens, dark: deriveColors(theme, 'dark').tokens }
  const differs = (name: ColorToken) =>
    tokens.light[name] !== baseColors.light[name] || tokens.dark[name] !== baseColors.dark[name]
  const names = (Object.keys(baseColors.light) as ColorToken[]).filter(differs) // the keys are the tokens
  return {
    ...Object.fromEntries(names.map((name) => [`--ds-${name}`, tokens[scheme][name]])),
    ...(theme.backgroundImage !== null && { '--form-picture': `url("${theme.backgroundImage}")` }),
    ...(needsPaperBehind(theme) && { '--form-behind': 'var(--ds-paper)' }),
  }
}

/** Corners, sizes of text, height of the logo: the same in every surrounding. */
export function shapeVariables({ corners, textSize, logoHeight }: FormTheme): Variables {
  const variables: Record<`--${string}`, string> = { '--form-logo': `${logoHeight}px` }
  const round = roundness[corners]
  if (round !== 1) for (const [name, px] of Object.entries(radii)) variables[`--ds-radius-${name}`] = `${px * round}px`
  const scale = textScale[textSize]
  // 16 px and more, as paper has it; the browser's own setting counts too.
  if (scale !== 1) for (const [name, rem] of Object.entries(texts)) variables[`--ds-text-${name}`] = `${rem * scale}rem`
  return variables
}

/** How the browser draws its own controls and scroll bars. */
export const nativeScheme = (theme: FormTheme, scheme: Scheme): Scheme => deriveColors(theme, scheme).side

/**
 * The style sheet of a public page, '' for the usual look. Made of validated colours, numbers and addresses of this
 * server's files only (T34). Who asks the device for more contrast gets the usual colours of more contrast instead.
 */
export function formCss(theme: FormTheme): string {
  if (hasUsualLook(theme)) return ''
  const colors = (scheme: Scheme) =>
    rule('body', { 'color-scheme': nativeScheme(theme, scheme), ...colorVariables(theme, scheme) }) +
    rule('[data-slot="form-actions"]', buttonVariables(theme, scheme))
  const dark = { light: '', dark: 'screen', system: 'screen and (prefers-color-scheme: dark)' }[theme.scheme]
  return (
    // On paper, in the sense of the stylesheets, sizes are set again: the same selector, so that the later one counts.
    rule('body, [data-surface="paper"]', shapeVariables(theme)) +
    media('(prefers-contrast: no-preference)', colors('light') + (dark && media(dark, colors('dark'))))
  )
}

const roundness = { square: 0, soft: 0.5, standard: 1, round: 2 }
const radii = { sm: 4, md: 6, lg: 10, xl: 14 }
const textScale = { standard: 1, large: 1.125, larger: 1.25 }
const texts = { xs: 0.75, sm: 0.875, base: 1, field: 1, lg: 1, xl: 1.25, '2xl': 1.5, '3xl': 2 }

const rule = (selector: string, declarations: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`)
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`
}

const media = (query: string, rules: string): string => `@media ${query}{${rules}}`
