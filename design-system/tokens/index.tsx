/** The tokens as data (tokens.ts), for what cannot use classes: charts, e-mail, the theme editor. */
export { contrast } from './contrast.ts'
export { type ColorToken, colors, scales, shadows, type ThemeName, themeNames } from './tokens.ts'
