/** Hue 0 to 360, saturation and brightness 0 to 1. */
export interface Hsv {
  h: number
  s: number
  v: number
}

/** Names a colour can be said with, without any language: the caller has the words. */
export type HueName =
  | 'black'
  | 'white'
  | 'gray'
  | 'red'
  | 'orange'
  | 'brown'
  | 'yellow'
  | 'green'
  | 'cyan'
  | 'blue'
  | 'purple'
  | 'pink'
export type ToneName = 'light' | 'plain' | 'dark'

/**
 * Reads what people type or paste for a colour: `#abc`, `AABBCC`, `rgb(10, 20, 30)`; full-width letters too.
 *
 * @returns `#rrggbb` in lower case, or undefined
 */
export function parseColor(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(plain)?.[1]
  if (hex !== undefined) return `#${hex.length === 3 ? [...hex].map((each) => each + each).join('') : hex}`
  const rgb = /^(?:rgb)?\(?\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)?$/.exec(plain)
  const parts = rgb?.slice(1).map(Number)
  if (!parts || parts.some((part) => part > 255)) return undefined
  return `#${parts.map(hexByte).join('')}`
}

/** @param color `#rrggbb` */
export function toHsv(color: string): Hsv {
  const [r, g, b] = channels(color)
  const max = Math.max(r, g, b)
  const spread = max - Math.min(r, g, b)
  return { h: hueOf(r, g, b, max, spread), s: max === 0 ? 0 : spread / max, v: max }
}

/** @returns `#rrggbb` */
export function fromHsv({ h, s, v }: Hsv): string {
  const channel = (offset: number) => {
    const k = (offset + h / 60) % 6
    return hexByte(Math.round((v - v * s * Math.max(0, Math.min(k, 4 - k, 1))) * 255))
  }
  return `#${channel(5)}${channel(3)}${channel(1)}`
}

/** WCAG 2 contrast of two opaque colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** What a person would call the colour, roughly. */
export function nameColor(color: string): { hue: HueName; tone: ToneName } {
  const { h, s, v } = toHsv(color)
  const bright = luminance(color)
  if (v < 0.12) return { hue: 'black', tone: 'plain' }
  if (s < 0.1) {
    if (bright > 0.9) return { hue: 'white', tone: 'plain' }
    return { hue: 'gray', tone: bright > 0.5 ? 'light' : bright < 0.12 ? 'dark' : 'plain' }
  }
  const hue = hues.find(([limit]) => h < limit)?.[1] ?? 'red'
  // Dark orange and dark yellow are what people call brown.
  if ((hue === 'orange' || hue === 'yellow') && v < 0.65) return { hue: 'brown', tone: v < 0.35 ? 'dark' : 'plain' }
  return { hue, tone: s < 0.35 && v > 0.75 ? 'light' : v < 0.5 ? 'dark' : 'plain' }
}

const hues: readonly (readonly [number, HueName])[] = [
  [15, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'cyan'],
  [255, 'blue'],
  [295, 'purple'],
  [345, 'pink'],
]

function channels(color: string): [number, number, number] {
  const read = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255
  return [read(1), read(3), read(5)]
}

function hueOf(r: number, g: number, b: number, max: number, spread: number): number {
  if (spread === 0) return 0
  const sixth = max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return sixth * 60
}

function luminance(color: string): number {
  const [r, g, b] = channels(color).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function hexByte(value: number): string {
  return value.toString(16).padStart(2, '0')
}
