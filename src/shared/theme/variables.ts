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

/** Corners, type, fields, height of the logo: the same in every surrounding. */
export function shapeVariables({ corners, textSize, logoHeight, face, fields }: FormTheme): Variables {
  const variables: Record<`--${string}`, string> = { '--form-logo': `${logoHeight}px` }
  const round = roundness[corners]
  if (round !== 1) for (const [name, px] of Object.entries(radii)) variables[`--ds-radius-${name}`] = `${px * round}px`
  const scale = textScale[textSize]
  // 16 px and more, as paper has it; the browser's own setting counts too.
  for (const [name, rem] of Object.entries({ ...texts, ...titles[face] }))
    if (rem * scale !== texts[name]) variables[`--ds-text-${name}`] = `${rem * scale}rem`
  return { ...variables, ...families[face], ...fieldVariables[fields] }
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
const texts: Readonly<Record<string, number>> = {
  xs: 0.75,
  sm: 0.875,
  base: 1,
  field: 1,
  lg: 1.125,
  xl: 1.25,
  '2xl': 1.5,
  '3xl': 2,
}
/** A face has its own rhythm: letters of a serif bear large titles, those of one width need smaller ones. */
const titles: Readonly<Record<FormTheme['face'], Readonly<Record<string, number>>>> = {
  standard: {},
  serif: { lg: 1.1875, xl: 1.375, '2xl': 1.75, '3xl': 2.375 },
  rounded: { '3xl': 2.125 },
  mono: { lg: 1.0625, xl: 1.125, '2xl': 1.375, '3xl': 1.75 },
}
/** No Chinese, Japanese or Korean face by name: the generic one brings the glyphs of the page's language. */
const families: Readonly<Record<FormTheme['face'], Variables>> = {
  standard: {},
  serif: { '--form-face': 'ui-serif,Georgia,Cambria,"Noto Serif",serif' },
  rounded: { '--form-face': 'ui-rounded,"SF Pro Rounded",Nunito,Quicksand,"Trebuchet MS",system-ui,sans-serif' },
  mono: { '--form-face': 'var(--ds-font-mono)' },
}
/** Width of the edges, what is behind them, and their corners (styles/parts.css). */
const fieldVariables: Readonly<Record<FormTheme['fields'], Variables>> = {
  box: {},
  filled: {
    '--form-edge': '0 0 2px',
    '--form-well': 'var(--ds-accent-soft)',
    '--form-corner': 'var(--ds-radius-md) var(--ds-radius-md) 0 0',
  },
  underline: { '--form-edge': '0 0 1px', '--form-well': 'transparent', '--form-corner': '0' },
}

const rule = (selector: string, declarations: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`)
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`
}

const media = (query: string, rules: string): string => `@media ${query}{${rules}}`
