// From the few colours an author chooses to every colour a form needs, so that all of it can be read: text has 4.5:1 on
// whatever it stands on, controls and marks 3:1. What was chosen is kept where it can be, and moved in lightness where not.
import { baseColors, type ColorToken } from './base-colors.ts'
import { contrast, fromLch, meets, mix, nearest, toLch } from './color.ts'
import { defaultFormTheme, type FormTheme, type Scheme } from './form-theme.ts'

export type Tokens = Readonly<Record<ColorToken, string>>

/** A colour that was chosen and could not be used as it is, by a difference that is seen. */
export interface Repair {
  readonly of: 'accent' | 'button' | 'paper'
  readonly chosen: string
  readonly used: string
}

export interface Derived {
  readonly tokens: Tokens
  /** The button that goes on or submits. */
  readonly button: Solid
  /** Which ink the paper takes: also how the browser draws its own controls. */
  readonly side: Scheme
  readonly repairs: readonly Repair[]
}

export interface Solid {
  readonly solid: string
  readonly hover: string
  readonly on: string
}

type Colors = Pick<FormTheme, 'accent' | 'background' | 'paper' | 'button'>

/** Every colour of a form in a light or a dark surrounding. */
export function deriveColors(theme: Colors, scheme: Scheme): Derived {
  if (hasUsualColors(theme)) return usual(scheme)
  const chosenPaper = theme.paper === null ? null : inScheme(theme.paper, scheme, 'paper')
  const paper = chosenPaper === null ? baseColors[scheme].paper : legible(chosenPaper)
  const side = sideOf(paper)
  const base = baseColors[side]
  const desk = theme.background === null ? baseColors[scheme].desk : inScheme(theme.background, scheme, 'desk')
  const isPlain = paper === base.paper
  const subtle = isPlain ? base.subtle : mix(base.ink, paper, 0.03)
  const grounds = [paper, subtle]

  const accent = solidOf(theme.accent, grounds)
  const soft = softOf(accent.solid, paper, base.ink)
  const text = (color: string, more: readonly string[] = []) => readable(color, [...grounds, ...more], 4.5)
  const tone = <Name extends 'danger' | 'success' | 'warning' | 'info'>(name: Name) => {
    const { solid, on } = solidOf(base[`${name}-solid`], grounds)
    return { solid, on, text: text(base[`${name}-text`], [base[`${name}-soft`]]) }
  }
  const danger = { ...tone('danger'), hover: solidOf(base['danger-solid'], grounds).hover }
  const [success, warning, info] = [tone('success'), tone('warning'), tone('info')]
  const button = theme.button === null ? accent : solidOf(theme.button, grounds)

  return {
    side,
    button,
    repairs: repairsOf([
      ['accent', theme.accent, accent.solid],
      ['button', theme.button, button.solid],
      ['paper', chosenPaper, paper],
    ]),
    tokens: {
      ...base,
      desk,
      paper,
      subtle,
      hairline: isPlain ? base.hairline : mix(base.ink, paper, 0.14),
      control: readable(base.control, grounds, 3),
      muted: text(base.muted, [soft]),
      ink: text(base.ink, [soft]),
      'accent-solid': accent.solid,
      'accent-hover': accent.hover,
      'accent-on': accent.on,
      'accent-soft': soft,
      'accent-text': text(accent.solid, [soft]),
      'danger-solid': danger.solid,
      'danger-hover': danger.hover,
      'danger-on': danger.on,
      'danger-text': danger.text,
      'success-solid': success.solid,
      'success-on': success.on,
      'success-text': success.text,
      'warning-solid': warning.solid,
      'warning-on': warning.on,
      'warning-text': warning.text,
      'info-solid': info.solid,
      'info-on': info.on,
      'info-text': info.text,
    },
  }
}

/** True when what stands beside the sheet would not be read on the page's own ground and needs paper behind it. */
export const needsPaperBehind = (theme: FormTheme): boolean =>
  theme.backgroundImage !== null || theme.background !== null || theme.paper !== null

/** What the design system has is proven by its own tests. */
const usual = (scheme: Scheme): Derived => {
  const tokens = baseColors[scheme]
  const { 'accent-solid': solid, 'accent-hover': hover, 'accent-on': on } = tokens
  return { tokens, button: { solid, hover, on }, side: scheme, repairs: [] }
}

const hasUsualColors = ({ accent, background, paper, button }: Colors): boolean =>
  accent === defaultFormTheme.accent && background === null && paper === null && button === null

/** Inks of both sides; a paper takes the one that reads better on it. */
const inks = { light: baseColors.light.ink, dark: baseColors.dark.ink }
const sideOf = (paper: string): Scheme => (contrast(inks.light, paper) >= contrast(inks.dark, paper) ? 'light' : 'dark')

/** On a paper of middle lightness nothing reads well: it becomes lighter or darker until its ink has 7:1. */
const legible = (paper: string): string => {
  const ink = inks[sideOf(paper)]
  return nearest(paper, (candidate) => contrast(candidate, ink) >= 7) ?? paper
}

/** A light ground that was chosen is a dark one of the same hue where everything is dark. A dark one stays. */
const inScheme = (color: string, scheme: Scheme, ground: 'paper' | 'desk'): string => {
  const { l, c, h } = toLch(color)
  if (scheme === 'light' || l < 0.35) return color
  return fromLch({ l: ground === 'paper' ? 0.22 : 0.17, c: Math.min(c, 0.03), h })
}

/** Black or white read on any ground that is not of middle lightness; one of them is the last resort. */
const readable = (color: string, grounds: readonly string[], ratio: number): string => {
  const demands = grounds.map((from) => ({ from, ratio }))
  const fine = nearest(color, (candidate) => meets(candidate, demands))
  if (fine !== undefined) return fine
  return meets('#000000', demands) ? '#000000' : '#ffffff'
}

/** A filled control: 3:1 from what is around it, and a text of 4.5:1 on it, which stays when the pointer is over it. */
const solidOf = (color: string, grounds: readonly string[]): Solid => {
  const demands = grounds.map((from) => ({ from, ratio: 3 }))
  const solid =
    nearest(color, (candidate) => meets(candidate, demands) && onOf(candidate) !== undefined) ??
    readable(color, grounds, 4.5)
  const on = onOf(solid) ?? white
  const { l, c, h } = toLch(solid)
  const hover = fromLch({ l: Math.min(1, Math.max(0, l + (on === white ? -0.05 : 0.05))), c, h })
  return { solid, on, hover }
}

/** As much of the accent in the paper as takes a seventh of what its ink stands out by. */
const softOf = (accent: string, paper: string, ink: string): string =>
  [0.24, 0.2, 0.16, 0.12, 0.1, 0.08, 0.06, 0.04, 0.02]
    .map((opacity) => mix(accent, paper, opacity))
    .find((soft) => contrast(soft, ink) >= (contrast(paper, ink) * 6) / 7) ?? paper

const white = '#ffffff'
/** White where it can be read: people expect it on a coloured button. */
const onOf = (solid: string): string | undefined =>
  [white, baseColors.dark.desk].find((on) => contrast(on, solid) >= 4.5)

const repairsOf = (used: readonly (readonly [of: Repair['of'], chosen: string | null, used: string])[]): Repair[] =>
  used.flatMap(([of, chosen, color]) =>
    chosen === null || looksLike(chosen, color) ? [] : [{ of, chosen, used: color }],
  )

/** A step of lightness that nobody sees is nothing to tell. */
const looksLike = (one: string, other: string): boolean => Math.abs(toLch(one).l - toLch(other).l) < 0.02
