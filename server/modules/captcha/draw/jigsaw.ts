import { captchaImage } from '#shared/contract/captcha'
import { drawSvg, type Pixels } from './png.ts'
import { type Chance, pick } from './random.ts'

const { pieceWidth } = captchaImage

/** Top, right, bottom, left. */
export type Sides = readonly [Side, Side, Side, Side]
type Side = 'knob' | 'notch'

/** `count` forms that no two sides tell apart by less than two of their four: people see which one is meant. */
export const differentSides = (chance: Chance, count: number): Sides[] => {
  // Sides read as bits: an even number of knobs each, so two of them differ in two sides or in all.
  const even = allSides.filter((sides) => sides.filter((side) => side === 'knob').length % 2 === 0)
  return pick(chance, even, count)
}

/**
 * The form in a box of the piece's width, white where it is.
 *
 * @param angle in degrees
 */
export const drawJigsaw = (sides: Sides, { angle = 0, across = 1, down = 1 } = {}): Promise<Pixels> => {
  const bulge = (index: number, end: string) => `a6 6 0 1 ${sides[index] === 'knob' ? 1 : 0} ${end}`
  const path =
    `M${from} ${from}H${middle - half}${bulge(0, `${2 * half} 0`)}H${to}V${middle - half}${bulge(1, `0 ${2 * half}`)}` +
    `V${to}H${middle + half}${bulge(2, `${-2 * half} 0`)}H${from}V${middle + half}${bulge(3, `0 ${-2 * half}`)}Z`
  const turned = `translate(${middle} ${middle}) rotate(${angle}) scale(${across} ${down}) translate(${-middle} ${-middle})`
  return drawSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pieceWidth}" height="${pieceWidth}"><path d="${path}" fill="#fff" transform="${turned}"/></svg>`,
    4,
  )
}

const middle = pieceWidth / 2
const from = middle - 14.5
const to = middle + 14.5
/** Of the opening of a knob. */
const half = 5.5

const allSides = Array.from({ length: 16 }, (_, bits): Sides => {
  const side = (bit: number): Side => ((bits >> bit) & 1 ? 'knob' : 'notch')
  return [side(0), side(1), side(2), side(3)]
})
