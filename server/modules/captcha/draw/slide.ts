import { captchaImage } from '#shared/contract/captcha'
import { background } from './background.ts'
import { differentSides, drawJigsaw } from './jigsaw.ts'
import { asPng, drawSvg, type Pixels } from './png.ts'
import { around, between, type Chance, systemChance } from './random.ts'

const { width, height, pieceWidth } = captchaImage

export interface SlidePicture {
  readonly original: string
  readonly piece: string
  /** How far the piece is to be pushed, in pixels of the picture. */
  readonly x: number
}

/**
 * A picture with holes, and the piece of one of them. A person looks for the hole of the piece's form, and for what goes
 * on around it. Programs look for the piece's pixels in the hole, which are not there: holes show another landscape; or
 * for edges, of which holes of other forms at the same height have as many (slide-solvers.testing.ts measures them).
 */
export async function drawSlide(chance: Chance = systemChance): Promise<SlidePicture> {
  const x = between(chance, 100, width - pieceWidth - 1)
  const y = between(chance, 4, height - pieceWidth - 4)
  const [own, ...others] = differentSides(chance, 3)
  if (!own) throw new Error('There are eight forms.')
  const pose = () => ({ angle: around(chance, -8, 8), across: around(chance, 1, 1.14), down: around(chance, 1, 1.14) })
  const places = [{ x, y, sides: own }, ...decoys(chance, x, y, others)]
  const [scene, elsewhere, mask, ...holes] = await Promise.all([
    drawSvg(background(chance), 3),
    drawSvg(background(chance), 3),
    drawJigsaw(own),
    ...places.map(({ sides }) => drawJigsaw(sides, pose())),
  ])
  const piece = cutPiece(chance, scene, mask, { x, y })
  const pictured: Pixels = { ...scene, data: Buffer.from(scene.data) }
  for (const [index, place] of places.entries()) {
    const hole = holes[index]
    if (hole) sink(chance, pictured, elsewhere, hole, place)
  }
  grain(chance, pictured)
  const [original, pieceImage] = await Promise.all([asPng(pictured), asPng(piece)])
  return { original, piece: pieceImage, x }
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Resampled a little off, turned, and in slightly other colours. A person sees no difference. */
const cutPiece = (chance: Chance, scene: Pixels, mask: Pixels, { x, y }: Place): Pixels => {
  const data = Buffer.alloc(pieceWidth * height * 4)
  const scale = around(chance, 0.97, 1.03)
  const angle = (around(chance, -4, 4) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const shift = { x: around(chance, -0.6, 0.6), y: around(chance, -0.6, 0.6) }
  const gain = [0, 1, 2].map(() => around(chance, 0.92, 1.08))
  const middle = pieceWidth / 2
  for (let row = 0; row < pieceWidth; row++) {
    for (let column = 0; column < pieceWidth; column++) {
      const alpha = mask.data[(row * pieceWidth + column) * 4 + 3] ?? 0
      if (alpha === 0) continue
      const [across, down] = [column - middle, row - middle]
      const fromX = x + middle + across * cos - down * sin + shift.x
      const fromY = y + middle + across * sin + down * cos + shift.y
      const target = ((y + row) * pieceWidth + column) * 4
      const rim = rimOf(mask, column, row) * 60
      for (let channel = 0; channel < 3; channel++) {
        const value = sample(scene, fromX, fromY, channel) * (gain[channel] ?? 1) + rim + between(chance, -6, 6)
        data[target + channel] = clamp(value)
      }
      data[target + 3] = alpha
    }
  }
  return { width: pieceWidth, height, channels: 4, data }
}

/**
 * Presses a form into the picture: what another landscape has there, in the colours of this one, darker or lighter, and
 * more so on one side than on the other, so that its border is nowhere the same.
 */
const sink = (chance: Chance, picture: Pixels, elsewhere: Pixels, mask: Pixels, { x, y }: Place): void => {
  const from = { x: between(chance, 0, width - pieceWidth), y: between(chance, 0, height - pieceWidth) }
  const [here, there] = [meansOf(picture, { x, y }), meansOf(elsewhere, from)]
  const shade = (between(chance, 0, 3) === 0 ? 1 : -1) * between(chance, 38, 52)
  const direction = around(chance, 0, 2 * Math.PI)
  const [alongX, alongY] = [Math.cos(direction), Math.sin(direction)]
  const middle = pieceWidth / 2
  for (let row = 0; row < pieceWidth; row++) {
    for (let column = 0; column < pieceWidth; column++) {
      const alpha = (mask.data[(row * pieceWidth + column) * 4 + 3] ?? 0) / 255
      if (alpha === 0) continue
      const slope = 1 + (0.9 * ((column - middle) * alongX + (row - middle) * alongY)) / middle
      const target = ((y + row) * width + x + column) * 3
      const source = ((from.y + row) * width + from.x + column) * 3
      for (let channel = 0; channel < 3; channel++) {
        const texture = ((elsewhere.data[source + channel] ?? 0) - (there[channel] ?? 0)) * 0.6
        const shown = (here[channel] ?? 0) + texture + shade * slope + between(chance, -9, 9)
        const present = picture.data[target + channel] ?? 0
        picture.data[target + channel] = clamp(present * (1 - alpha) + shown * alpha)
      }
    }
  }
}

const meansOf = (picture: Pixels, { x, y }: Place): readonly number[] =>
  [0, 1, 2].map((channel) => {
    let sum = 0
    for (let row = 0; row < pieceWidth; row++)
      for (let column = 0; column < pieceWidth; column++)
        sum += picture.data[((y + row) * width + x + column) * 3 + channel] ?? 0
    return sum / pieceWidth ** 2
  })

/** Holes of other forms: one at the height of the true one, one off it. */
const decoys = <Form>(chance: Chance, x: number, y: number, forms: readonly Form[]): (Place & { sides: Form })[] => {
  const found: (Place & { sides: Form })[] = []
  for (const [index, sides] of forms.entries()) {
    for (let attempt = 0; attempt < 40; attempt++) {
      const place = {
        x: between(chance, pieceWidth + 4, width - pieceWidth - 1),
        y:
          index === 0
            ? clampTo(y + between(chance, -3, 3), 2, height - pieceWidth - 2)
            : between(chance, 2, height - pieceWidth - 2),
        sides,
      }
      const apart = (other: Place) =>
        Math.abs(other.x - place.x) > pieceWidth || Math.abs(other.y - place.y) > pieceWidth
      if (!apart({ x, y }) || !found.every(apart)) continue
      found.push(place)
      break
    }
  }
  return found
}

const grain = (chance: Chance, { data }: Pixels): void => {
  // Every third byte or so: enough against comparing pixels, and the file stays small.
  for (let index = chance(3); index < data.length; index += 3)
    data[index] = clamp((data[index] ?? 0) + ((index * 7919) % 7) - 3)
}

/**
 * A thin rim lets the piece stand out wherever it lies: light above and on the left, dark below and on the right, as if it
 * were raised. Were it one of these all around, it would be a ring like the border of the hole, for programs to match.
 */
const rimOf = (mask: Pixels, column: number, row: number): number => {
  const isOutside = (x: number, y: number) => (mask.data[(y * pieceWidth + x) * 4 + 3] ?? 0) < 128
  if (isOutside(column, row - 1) || isOutside(column - 1, row)) return 1
  return isOutside(column, row + 1) || isOutside(column + 1, row) ? -1 : 0
}

/** Bilinear. */
const sample = ({ width: w, height: h, data }: Pixels, x: number, y: number, channel: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number): number =>
    data[(clampTo(row, 0, h - 1) * w + clampTo(column, 0, w - 1)) * 3 + channel] ?? 0
  const [fx, fy] = [x - left, y - top]
  const upper = at(left, top) * (1 - fx) + at(left + 1, top) * fx
  const lower = at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx
  return upper * (1 - fy) + lower * fy
}

const clampTo = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
const clamp = (value: number): number => clampTo(Math.round(value), 0, 255)
