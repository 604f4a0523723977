// What programs that solve slide captchas do, to know how many of ours they solve. A solver sees what a browser gets: two
// pictures. It says how far to push the piece, and is right within five pixels.
import sharp from 'sharp'
import { captchaImage } from '#shared/contract/captcha'

const { width, height, pieceWidth } = captchaImage

interface Grey {
  readonly width: number
  readonly values: Float64Array
}
interface Puzzle {
  readonly picture: Grey
  readonly piece: Grey
  /** 0 to 1. */
  readonly alpha: Float64Array
}
export type Solver = (puzzle: Puzzle) => number

export const readPuzzle = async (original: string, piece: string): Promise<Puzzle> => {
  const [first, second] = await Promise.all([pixelsOf(original), pixelsOf(piece)])
  return {
    picture: greyOf(first, width),
    piece: greyOf(second, pieceWidth),
    alpha: Float64Array.from({ length: pieceWidth * height }, (_, at) => (second[at * 4 + 3] ?? 0) / 255),
  }
}

/** The well-known one: luminance of the piece inside its mask, correlated with the picture at each place. */
export const byTexture: Solver = ({ picture, piece, alpha }) =>
  bestPlace((x) => correlation(inside(alpha, 0.5), piece, picture, x))

/** The same without the piece's outermost pixels, which a rim may have changed. */
export const byInnerTexture: Solver = ({ picture, piece, alpha }) => {
  const inner = eroded(eroded(inside(alpha, 0.99)))
  return bestPlace((x) => correlation(inner, piece, picture, x))
}

/** Edges of the piece's content, by their strength and direction, correlated with those of the picture. */
export const byGradient: Solver = ({ picture, piece, alpha }) => {
  const inner = eroded(eroded(inside(alpha, 0.99)))
  const [pieceX, pieceY] = gradientsOf(piece)
  const [pictureX, pictureY] = gradientsOf(picture)
  return bestPlace((x) => correlation(inner, pieceX, pictureX, x) + correlation(inner, pieceY, pictureY, x))
}

/** The outline of the piece laid over the edges of the picture: where a hole of that form has its border. */
export const byOutline: Solver = ({ picture, alpha }) => {
  const shape: Grey = { width: pieceWidth, values: alpha }
  const [shapeX, shapeY] = gradientsOf(shape)
  const [pictureX, pictureY] = gradientsOf(picture)
  const border = [...alpha.keys()].filter((at) => Math.hypot(shapeX.values[at] ?? 0, shapeY.values[at] ?? 0) > 0.1)
  return bestPlace((x) => {
    let along = 0
    for (const at of border) {
      const there = Math.floor(at / pieceWidth) * width + x + (at % pieceWidth)
      // Either way round: holes are darker or lighter than what is around them.
      const [gx, gy] = [pictureX.values[there] ?? 0, pictureY.values[there] ?? 0]
      along += Math.abs(gx * (shapeX.values[at] ?? 0) + gy * (shapeY.values[at] ?? 0)) / (Math.hypot(gx, gy) + 4)
    }
    return along
  })
}

/** As a person drags: anywhere the piece was not to begin with. */
const bestPlace = (scoreAt: (x: number) => number): number => {
  let best = { x: 0, score: -Infinity }
  for (let x = pieceWidth; x <= width - pieceWidth; x++) {
    const score = scoreAt(x)
    if (score > best.score) best = { x, score }
  }
  return best.x
}

const inside = (alpha: Float64Array, least: number): readonly number[] =>
  [...alpha.keys()].filter((at) => (alpha[at] ?? 0) >= least)

const eroded = (places: readonly number[]): readonly number[] => {
  const all = new Set(places)
  return places.filter((at) => [1, -1, pieceWidth, -pieceWidth].every((step) => all.has(at + step)))
}

const correlation = (places: readonly number[], piece: Grey, picture: Grey, x: number): number => {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (const at of places) {
    const one = piece.values[at] ?? 0
    const two = picture.values[Math.floor(at / pieceWidth) * width + x + (at % pieceWidth)] ?? 0
    a += one
    b += two
    aa += one * one
    bb += two * two
    ab += one * two
  }
  const count = places.length
  const spread = Math.sqrt((aa - (a * a) / count) * (bb - (b * b) / count))
  return spread === 0 ? 0 : (ab - (a * b) / count) / spread
}

const gradientsOf = ({ width: w, values }: Grey): [Grey, Grey] => {
  const along = (step: number): Grey => ({
    width: w,
    values: Float64Array.from(values, (_, at) => ((values[at + step] ?? 0) - (values[at - step] ?? 0)) / 2),
  })
  return [along(1), along(w)]
}

const pixelsOf = (base64: string): Promise<Buffer> =>
  sharp(Buffer.from(base64, 'base64')).ensureAlpha().raw().toBuffer()

const greyOf = (pixels: Buffer, w: number): Grey => ({
  width: w,
  values: Float64Array.from({ length: w * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  }),
})
