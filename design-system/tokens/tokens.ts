import { alpha, type Primitive, primitive } from './ramps.ts'

/** The four themes; no `data-theme` (or `system`) follows `prefers-color-scheme` and `prefers-contrast`. */
export const themeNames = ['light', 'dark', 'light-contrast', 'dark-contrast'] as const
export type ThemeName = (typeof themeNames)[number]

/**
 * Tier 2, semantic colours: what a colour is for. A contrast theme is its plain theme with what stands under its name:
 * hairlines as strong as the borders of controls, secondary text as ink, and every text at 7:1.
 */
const semantic = {
  desk: { light: 'stone-2', dark: 'stone-13' },
  paper: { light: 'white-1', dark: 'stone-12' },
  subtle: { light: 'stone-1', dark: 'stone-10' },
  hairline: { light: 'stone-4', dark: 'stone-9', 'light-contrast': 'stone-8', 'dark-contrast': 'stone-5' },
  control: { light: 'stone-6', dark: 'stone-7', 'light-contrast': 'stone-8', 'dark-contrast': 'stone-5' },
  muted: { light: 'stone-8', dark: 'stone-5', 'light-contrast': 'stone-11', 'dark-contrast': 'stone-3' },
  ink: { light: 'stone-11', dark: 'stone-3' },
  scrim: {
    light: alpha('stone-11', 0.42),
    dark: alpha('black', 0.6),
    'light-contrast': alpha('stone-11', 0.7),
    'dark-contrast': alpha('black', 0.8),
  },
  'accent-solid': { light: 'iris-6', dark: 'iris-4', 'light-contrast': 'iris-9', 'dark-contrast': 'iris-3' },
  'accent-hover': { light: 'iris-8', dark: 'iris-5', 'light-contrast': 'iris-11', 'dark-contrast': 'iris-2' },
  'accent-soft': { light: 'iris-1', dark: 'iris-12' },
  'accent-text': { light: 'iris-7', dark: 'iris-3', 'light-contrast': 'iris-10', 'dark-contrast': 'iris-2' },
  'accent-on': { light: 'white-1', dark: 'white-1', 'dark-contrast': 'stone-13' },
  'danger-solid': { light: 'red-5', dark: 'red-4', 'light-contrast': 'red-8', 'dark-contrast': 'red-3' },
  'danger-hover': { light: 'red-7', dark: 'red-6', 'light-contrast': 'red-10', 'dark-contrast': 'red-2' },
  'danger-soft': { light: 'red-1', dark: 'red-11' },
  'danger-text': { light: 'red-7', dark: 'red-3', 'light-contrast': 'red-9', 'dark-contrast': 'red-2' },
  'danger-on': { light: 'white-1', dark: 'white-1', 'dark-contrast': 'stone-13' },
  'success-solid': { light: 'green-5', dark: 'green-4', 'light-contrast': 'green-7', 'dark-contrast': 'green-3' },
  'success-soft': { light: 'green-1', dark: 'green-9' },
  'success-text': { light: 'green-6', dark: 'green-3', 'light-contrast': 'green-8', 'dark-contrast': 'green-2' },
  'success-on': { light: 'white-1', dark: 'white-1', 'dark-contrast': 'stone-13' },
  'warning-solid': { light: 'amber-5', dark: 'amber-4', 'light-contrast': 'amber-7', 'dark-contrast': 'amber-3' },
  'warning-soft': { light: 'amber-1', dark: 'amber-9' },
  'warning-text': { light: 'amber-6', dark: 'amber-3', 'light-contrast': 'amber-8', 'dark-contrast': 'amber-2' },
  'warning-on': { light: 'white-1', dark: 'white-1', 'dark-contrast': 'stone-13' },
  'info-solid': { light: 'blue-5', dark: 'blue-4', 'light-contrast': 'blue-7', 'dark-contrast': 'blue-3' },
  'info-soft': { light: 'blue-1', dark: 'blue-9' },
  'info-text': { light: 'blue-6', dark: 'blue-3', 'light-contrast': 'blue-8', 'dark-contrast': 'blue-2' },
  'info-on': { light: 'white-1', dark: 'white-1', 'dark-contrast': 'stone-13' },
} as const satisfies Record<string, ByTheme>

export type ColorToken = keyof typeof semantic

/** Three elevations and nothing else: what floats. */
const shadowLayers = {
  menu: shadow(['0 0 0 1px', 0.08, 0.1], ['0 4px 16px', 0.12, 0.5]),
  dialog: shadow(['0 0 0 1px', 0.06, 0.08], ['0 16px 48px', 0.2, 0.6]),
  drag: shadow(['0 2px 4px', 0.1, 0.4], ['0 12px 28px', 0.18, 0.55]),
}

/** Every colour of every theme, resolved: `colors.dark.ink` is `#efeeea`. For charts, e-mail and the theme editor. */
export const colors = byTheme((theme) =>
  mapValues(semantic, (step: ByTheme) => {
    const value = step[theme] ?? step[plainTheme(theme)]
    return isPrimitive(value) ? primitive(value) : value
  }),
)

/** The rest of the tokens, the same in every theme; the CSS files hold the same values (tokens.test.ts). */
export const scales = {
  space: { 1: 4, 2: 8, 3: 12, 4: 16, 6: 24, 8: 32, 12: 48 },
  radius: { sm: 4, md: 6, lg: 10, xl: 14, full: 9999 },
  control: { default: 40, medium: 36, small: 32, mini: 28 },
  row: { dense: 36, comfortable: 44 },
  text: { xs: 12, sm: 13, base: 14, lg: 16, xl: 20, '2xl': 24, '3xl': 32 },
  /** Milliseconds; none under reduced motion. */
  duration: { fast: 120, base: 200, slow: 300 },
  ease: { out: 'cubic-bezier(0.2, 0.7, 0.3, 1)', 'in-out': 'cubic-bezier(0.5, 0, 0.2, 1)' },
  z: { base: 0, sticky: 10, shell: 20, popover: 40, modal: 50, toast: 60, palette: 70 },
} as const

export const shadows = byTheme((theme) =>
  mapValues(shadowLayers, (layers) =>
    // In a contrast theme what floats has a border, not a hint of one.
    layers[plainTheme(theme)].replace(/^0 0 0 1px [^)]*\)/, (ring) =>
      theme.endsWith('contrast') ? `0 0 0 1px ${colors[theme].control}` : ring,
    ),
  ),
)

type Step = Primitive | `rgb(${string})`
type ByTheme = { light: Step; dark: Step } & { [theme in 'light-contrast' | 'dark-contrast']?: Step }
type Layer = readonly [geometry: string, light: number, dark: number]

function isPrimitive(step: Step): step is Primitive {
  return !step.startsWith('rgb')
}

function plainTheme(theme: ThemeName): 'light' | 'dark' {
  return theme.startsWith('light') ? 'light' : 'dark'
}

/** A ring is light on dark; a shadow is ink on light and black on dark. */
function shadow(...layers: readonly Layer[]): { light: string; dark: string } {
  return {
    light: layers.map(([geometry, light]) => `${geometry} ${alpha('stone-11', light)}`).join(', '),
    dark: layers
      .map(([geometry, , dark]) => `${geometry} ${alpha(geometry.endsWith(' 1px') ? 'white-1' : 'black', dark)}`)
      .join(', '),
  }
}

function byTheme<T>(of: (theme: ThemeName) => T): Record<ThemeName, T> {
  return {
    light: of('light'),
    dark: of('dark'),
    'light-contrast': of('light-contrast'),
    'dark-contrast': of('dark-contrast'),
  }
}

function mapValues<K extends string, V, R>(from: Record<K, V>, to: (value: V) => R): Record<K, R> {
  // Object.entries forgets the names; they are those of `from`.
  return Object.fromEntries(Object.entries<V>(from).map(([key, value]) => [key, to(value)])) as Record<K, R>
}
