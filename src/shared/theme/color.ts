// Colours as #rrggbb and in OKLCH, where a step of lightness looks like the same step for every hue.

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** What a colour must be told apart from, and how clearly: a WCAG 2 contrast ratio. */
export interface Demand {
  readonly from: string
  readonly ratio: number
}

/** WCAG 2 contrast of two opaque #rrggbb colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** True when the colour meets every demand. */
export const meets = (color: string, demands: readonly Demand[]): boolean =>
  demands.every(({ from, ratio }) => contrast(color, from) >= ratio)

/**
 * The colour itself where it is fine, else the same hue as little lighter or darker as makes it fine.
 *
 * @returns undefined when no lightness will do
 */
export function nearest(color: string, isFine: (candidate: string) => boolean): string | undefined {
  if (isFine(color)) return color
  const { l, c, h } = toLch(color)
  for (let step = 1; step <= 200; step++) {
    for (const direction of [-1, 1]) {
      const lightness = l + (direction * step) / 200
      if (lightness < 0 || lightness > 1) continue
      const candidate = fromLch({ l: lightness, c, h })
      if (isFine(candidate)) return candidate
    }
  }
  return undefined
}

/** `over` laid on `under` with an opacity of 0 to 1. */
export function mix(over: string, under: string, opacity: number): string {
  const [top, ground] = [channels(over), channels(under)]
  return toHex(top.map((value, at) => value * opacity + (ground[at] ?? 0) * (1 - opacity)))
}

export function toLch(hex: string): Lch {
  const [red, green, blue] = linear(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** As #rrggbb. Where a screen cannot show so much chroma at this lightness, there is less of it; hue and lightness stay. */
export function fromLch({ l, c, h }: Lch): string {
  let [low, high] = [0, c]
  if (inGamut(rgbOf({ l, c, h }))) low = c
  else
    for (let round = 0; round < 16; round++) {
      const middle = (low + high) / 2
      if (inGamut(rgbOf({ l, c: middle, h }))) low = middle
      else high = middle
    }
  return toHex(rgbOf({ l, c: low, h }).map((part) => encode(Math.min(1, Math.max(0, part))) * 255))
}

type Triple = readonly [number, number, number]

function rgbOf({ l, c, h }: Lch): Triple {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function inGamut(rgb: Triple): boolean {
  return rgb.every((part) => part >= -0.0005 && part <= 1.0005)
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => decode(value / 255))
  return [red, green, blue]
}

function decode(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function encode(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
