/**
 * Tier 1, primitives: one ramp per hue, from light to dark, shared by all themes. Nothing outside this folder reads them and
 * none becomes a class or a custom property: a screen cannot pick a hue, only a meaning (tokens.ts).
 */
export const ramps = {
  white: ['#ffffff'],
  /** Warm grey: the desk, the paper and the ink. */
  stone: [
    '#faf9f6',
    '#f4f3ef',
    '#efeeea',
    '#e3e1da',
    '#b3b0a8',
    '#8b887f',
    '#7f7c74',
    '#5f5c54',
    '#33322f',
    '#20201e',
    '#1b1a17',
    '#1a1a18',
    '#121211',
  ],
  iris: [
    '#ecebfc',
    '#c9c7ff',
    '#b4b1ff',
    '#6662e8',
    '#5652de',
    '#4f4bd0',
    '#4540be',
    '#433fb6',
    '#3d39b0',
    '#35319c',
    '#322e97',
    '#262451',
  ],
  red: [
    '#fcebea',
    '#ffb9b7',
    '#ff9c9a',
    '#c93a40',
    '#c0272d',
    '#b52f35',
    '#a11d23',
    '#9f1b21',
    '#8a161b',
    '#84141a',
    '#3a1a1b',
  ],
  green: ['#e6f4ea', '#a3e6bc', '#7fd8a0', '#23854b', '#1b7a43', '#146035', '#125f33', '#0e4f2a', '#15301f'],
  amber: ['#fbf0d9', '#f7d697', '#f0c069', '#9a6a12', '#9a6200', '#774b00', '#754a00', '#603c00', '#332509'],
  blue: ['#e6f0fb', '#b3d6fd', '#8fc1fa', '#2b76cf', '#1767c2', '#12529b', '#0f4f97', '#0d437e', '#12273f'],
} as const satisfies Record<string, readonly string[]>

export type Hue = keyof typeof ramps

/** A step of a ramp, counted from 1 (lightest): `iris-6`. */
export type Primitive = `${Hue}-${number}`

/**
 * The #rrggbb of a step.
 * @throws RangeError for a step that the ramp does not have
 */
export function primitive(name: Primitive): string {
  const cut = name.lastIndexOf('-')
  const hue = name.slice(0, cut) as Hue // a hue, a hyphen and a number, by the type
  const value = ramps[hue][Number(name.slice(cut + 1)) - 1]
  if (value === undefined) throw new RangeError(`There is no ${name}`)
  return value
}

/** The alpha twin of a step, as CSS: `rgb(27 26 23 / 0.08)`. `black` is the one colour no ramp holds. */
export function alpha(name: Primitive | 'black', opacity: number): `rgb(${string})` {
  const hex = name === 'black' ? '#000000' : primitive(name)
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${r} ${g} ${b} / ${opacity})`
}
