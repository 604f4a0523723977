import { captchaImage } from '#shared/contract/captcha'
import outlines from '../glyphs/outlines.json'
import { background, colour, curve, times } from './background.ts'
import { asPng, drawSvg } from './png.ts'
import { around, between, type Chance, pick, systemChance } from './random.ts'

const { width, height } = captchaImage

/** `hanzi` for readers of Chinese, `latin` (capitals and digits nobody mistakes for another) for everybody else. */
export type Script = keyof typeof outlines

export interface ClickWordPicture {
  readonly original: string
  /** Three of the glyphs, in the order they are to be clicked. */
  readonly words: readonly string[]
  /** Their centres, in the same order. */
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/** Six glyphs, of which three are asked for, in any order. */
export async function drawClickWord(script: Script, chance: Chance = systemChance): Promise<ClickWordPicture> {
  const glyphs = pick(chance, Object.entries(outlines[script]), glyphCount)
  const places = spread(chance, glyphs.length)
  const drawn = glyphs.map(([, outline], index) => glyph(chance, outline, places[index] ?? { x: 0, y: 0 }))
  const lines = times(between(chance, 3, 5), () => scratch(chance))
  const picture = await drawSvg(background(chance, drawn.join('') + lines.join('')), 3)
  const asked = pick(
    chance,
    glyphs.map(([word], index) => ({ word, point: places[index] ?? { x: 0, y: 0 } })),
    3,
  )
  return {
    original: await asPng(picture),
    words: asked.map(({ word }) => word),
    points: asked.map(({ point }) => point),
  }
}

const glyphCount = 6
/** Further apart than two tolerances, so that no point is right for two glyphs. */
const apart = 44

/** Places that keep their distance. Tried anew when the picture fills up badly, which is rare. */
const spread = (chance: Chance, count: number): { x: number; y: number }[] => {
  const places: { x: number; y: number }[] = []
  for (let attempt = 0; attempt < 400 && places.length < count; attempt++) {
    const place = { x: between(chance, 24, width - 24), y: between(chance, 24, height - 24) }
    if (places.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= apart)) places.push(place)
  }
  return places.length === count ? places : spread(chance, count)
}

const glyph = (chance: Chance, outline: string, { x, y }: { x: number; y: number }): string => {
  const dark = between(chance, 0, 1) === 0
  const fill = colour(
    between(chance, 0, 359),
    between(chance, 50, 90),
    dark ? between(chance, 12, 26) : between(chance, 90, 97),
  )
  const edge = dark ? '#fff' : '#000'
  const place = `translate(${x} ${y}) rotate(${between(chance, -45, 45)}) scale(${around(chance, 0.29, 0.35)} ${around(chance, 0.29, 0.35)}) skewX(${between(chance, -10, 10)})`
  return `<path d="${outline}" transform="${place}" fill="${fill}" stroke="${edge}" stroke-opacity=".55" stroke-width="4" paint-order="stroke"/>`
}

const scratch = (chance: Chance): string =>
  `<path d="${curve(chance)}" fill="none" stroke="${colour(between(chance, 0, 359), 60, between(chance, 20, 90))}" stroke-width="${around(chance, 0.8, 1.8)}" opacity=".75"/>`
