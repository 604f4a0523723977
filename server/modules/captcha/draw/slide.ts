import { captchaImage } from '#shared/contract/captcha'
import { background } from './background.ts'
import { asPng, drawSvg, type Pixels } from './png.ts'
import { around, between } from './random.ts'

const { width, height, pieceWidth } = captchaImage

export interface SlidePicture {
  readonly original: string
  readonly piece: string
  /** How far the piece is to be pushed, in pixels of the picture. */
  readonly x: number
}

/** A picture with holes, and the piece of one of them. */
export async function drawSlide(): Promise<SlidePicture> {
  const x = between(100, width - pieceWidth - 1)
  const y = between(4, height - pieceWidth - 4)
  const [scene, mask, other] = await Promise.all([
    drawSvg(background(), 3),
    drawSvg(jigsaw(between(0, 3)), 4),
    drawSvg(jigsaw(between(0, 3)), 4),
  ])
  const piece = cutPiece(scene, mask, x, y)
  const pictured: Pixels = { ...scene, data: Buffer.from(scene.data) }
  for (const decoy of decoys(x, y)) sink(pictured, other, decoy.x, decoy.y)
  sink(pictured, mask, x, y)
  grain(pictured, 2)
  const [original, pieceImage] = await Promise.all([asPng(pictured), asPng(piece)])
  return { original, piece: pieceImage, x }
}

/** A square of 33 pixels with two knobs, turned by quarters, in a box of the piece's width. */
const jigsaw = (quarters: number): string => {
  const side = 33
  const from = 7
  const to = from + side
  const middle = from + side / 2
  const path =
    `M${from} ${from}H${middle - 6}a6.5 6.5 0 1 1 12 0H${to}V${middle - 6}a6.5 6.5 0 1 1 0 12V${to}` +
    `H${middle + 6}a6.5 6.5 0 1 0 -12 0H${from}Z`
  const centre = pieceWidth / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pieceWidth}" height="${pieceWidth}">
    <path d="${path}" fill="#fff" transform="rotate(${quarters * 90} ${centre} ${centre})"/></svg>`
}

/**
 * Not the pixels of the hole themselves, which could be looked up: resampled a little off and in slightly other
 * colours. A person sees no difference.
 */
const cutPiece = (scene: Pixels, mask: Pixels, x: number, y: number): Pixels => {
  const data = Buffer.alloc(pieceWidth * height * 4)
  const scale = around(0.97, 1.03)
  const shift = { x: around(-0.6, 0.6), y: around(-0.6, 0.6) }
  const gain = [around(0.94, 1.06), around(0.94, 1.06), around(0.94, 1.06)]
  const middle = pieceWidth / 2
  for (let row = 0; row < pieceWidth; row++) {
    for (let column = 0; column < pieceWidth; column++) {
      const alpha = mask.data[(row * pieceWidth + column) * 4 + 3] ?? 0
      if (alpha === 0) continue
      const fromX = x + middle + (column - middle) * scale + shift.x
      const fromY = y + middle + (row - middle) * scale + shift.y
      const target = ((y + row) * pieceWidth + column) * 4
      // A thin light rim lets the piece stand out wherever it lies.
      const rim = isRim(mask, column, row) ? 70 : 0
      for (let channel = 0; channel < 3; channel++) {
        const value = sample(scene, fromX, fromY, channel) * (gain[channel] ?? 1) + rim + between(-4, 4)
        data[target + channel] = clamp(value)
      }
      data[target + 3] = alpha
    }
  }
  return { width: pieceWidth, height, channels: 4, data }
}

/** Presses the shape into the picture: darker or lighter, blurred and recoloured. */
const sink = (picture: Pixels, mask: Pixels, x: number, y: number): void => {
  const depth = around(0.4, 0.62)
  const shade = between(0, 4) === 0 ? 235 : between(15, 60)
  for (let row = 0; row < pieceWidth; row++) {
    for (let column = 0; column < pieceWidth; column++) {
      const alpha = ((mask.data[(row * pieceWidth + column) * 4 + 3] ?? 0) / 255) * depth
      const target = ((y + row) * picture.width + x + column) * 3
      if (alpha === 0 || target + 2 >= picture.data.length) continue
      for (let channel = 0; channel < 3; channel++) {
        const present = picture.data[target + channel] ?? 0
        picture.data[target + channel] = clamp(present * (1 - alpha) + shade * alpha)
      }
    }
  }
}

/** One or two more holes, off the height of the true one, so that a person cannot mistake them. */
const decoys = (x: number, y: number): { x: number; y: number }[] => {
  const free: { x: number; y: number }[] = []
  for (let attempt = 0; attempt < 12 && free.length < 2; attempt++) {
    const place = { x: between(55, width - pieceWidth - 1), y: between(2, height - pieceWidth - 2) }
    const clear = (other: { x: number; y: number }, gap: number) =>
      Math.abs(other.x - place.x) > pieceWidth || Math.abs(other.y - place.y) > gap
    if (Math.abs(place.y - y) > 28 && clear({ x, y }, 44) && free.every((other) => clear(other, 44))) free.push(place)
  }
  return free
}

const grain = ({ data }: Pixels, strength: number): void => {
  for (let index = 0; index < data.length; index++) {
    // Every third byte or so: enough against comparing pixels, and the file stays small.
    if (index % 3 === 0) data[index] = clamp((data[index] ?? 0) + ((index * 7919) % (2 * strength + 1)) - strength)
  }
}

const isRim = (mask: Pixels, column: number, row: number): boolean =>
  [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].some(([dx = 0, dy = 0]) => {
    const [x, y] = [column + dx, row + dy]
    const inside = x >= 0 && y >= 0 && x < pieceWidth && y < pieceWidth
    return !inside || (mask.data[(y * pieceWidth + x) * 4 + 3] ?? 0) < 128
  })

/** Bilinear. */
const sample = ({ width: w, height: h, data }: Pixels, x: number, y: number, channel: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number): number =>
    data[(Math.min(h - 1, Math.max(0, row)) * w + Math.min(w - 1, Math.max(0, column))) * 3 + channel] ?? 0
  const [fx, fy] = [x - left, y - top]
  const upper = at(left, top) * (1 - fx) + at(left + 1, top) * fx
  const lower = at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx
  return upper * (1 - fy) + lower * fy
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))
