// Pixels in and out. The only file that knows the graphics library.
import sharp from 'sharp'

/** Rows of `channels` bytes per pixel. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly data: Buffer
}

/** Draws an SVG of paths and shapes. Text would need fonts of the machine; there is none in our pictures. */
export async function drawSvg(svg: string, channels: 3 | 4): Promise<Pixels> {
  const image = sharp(Buffer.from(svg))
  const { data, info } = await (channels === 3 ? image.removeAlpha() : image.ensureAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels, data }
}

/** As bare base64 of a PNG. */
export async function asPng({ width, height, channels, data }: Pixels): Promise<string> {
  const png = await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 6 }).toBuffer()
  return png.toString('base64')
}
