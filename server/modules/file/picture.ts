import sharp from 'sharp'
import { AppError } from '../../http/app-error.ts'
import { createGate } from '../../kernel/gate.ts'

/**
 * Decodes a picture and encodes it anew as webp: what is stored was made by us, without EXIF, GPS or anything that hid
 * behind the pixels (T11). Animations stay animated.
 *
 * @param side in px: cut to a square of this size, of the first frame
 * @throws AppError when it is no picture, or one of more than 40 megapixels over all its frames
 */
export async function encodePicture(content: Buffer, side?: number): Promise<Buffer> {
  return gate(async () => {
    try {
      const source = sharp(content, { animated: side === undefined, limitInputPixels: maxPixels, failOn: 'error' })
      const { format, width, height, pages = 1 } = await source.metadata()
      if (!formats.has(format) || width * height > maxPixels) throw new Error(`not a picture we take: ${format}`)
      // Upright first: the orientation goes with the EXIF data. Frames of an animation carry none.
      const upright = pages === 1 ? source.autoOrient() : source
      const sized = side === undefined ? upright : upright.resize(side, side)
      return await sized.webp({ quality: 85 }).toBuffer()
    } catch {
      throw new AppError('failed', 'file.badPicture')
    }
  })
}

const maxPixels = 40_000_000
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif', 'webp'])
// Decoding takes up to 160 MB a picture.
const gate = createGate(2, 50, () => new AppError('failed', 'common.tooMany'))
