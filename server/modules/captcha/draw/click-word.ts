import { captchaImage } from '#shared/contract/captcha'
import outlines from '../glyphs/outlines.json'
import { background, colour, curve, times } from './background.ts'
import { asPng, drawSvg } from './png.ts'
import { around, between, pick } from './random.ts'

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
export async function drawClickWord(script: Script): Promise<ClickWordPicture> {
  const glyphs = pick(Object.entries(outlines[script]), glyphCount)
  const places = spread(glyphs.length)
  const drawn = glyphs.map(([, outline], index) => glyph(outline, places[index] ?? { x: 0, y: 0 }))
  const lines = times(between(3, 5), () => scratch())
  const picture = await drawSvg(background(drawn.join('') + lines.join('')), 3)
  const asked = pick(
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
const spread = (count: number): { x: number; y: number }[] => {
  const places: { x: number; y: number }[] = []
  for (let attempt = 0; attempt < 400 && places.length < count; attempt++) {
    const place = { x: between(24, width - 24), y: between(24, height - 24) }
    if (places.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= apart)) places.push(place)
  }
  return places.length === count ? places : spread(count)
}

const glyph = (outline: string, { x, y }: { x: number; y: number }): string => {
  const dark = between(0, 1) === 0
  const fill = colour(between(0, 359), between(50, 90), dark ? between(12, 26) : between(90, 97))
  const edge = dark ? '#fff' : '#000'
  const place = `translate(${x} ${y}) rotate(${between(-45, 45)}) scale(${around(0.29, 0.35)} ${around(0.29, 0.35)}) skewX(${between(-10, 10)})`
  return `<path d="${outline}" transform="${place}" fill="${fill}" stroke="${edge}" stroke-opacity=".55" stroke-width="4" paint-order="stroke"/>`
}

const scratch = (): string =>
  `<path d="${curve()}" fill="none" stroke="${colour(between(0, 359), 60, between(20, 90))}" stroke-width="${around(0.8, 1.8)}" opacity=".75"/>`
