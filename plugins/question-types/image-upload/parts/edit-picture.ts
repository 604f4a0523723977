import { type CropView, cropArea } from './crop-area.ts'

export interface PictureEdits {
  /** Cut to this shape, at this place. */
  readonly cut?: { readonly ratio: number; readonly view: CropView } | undefined
  /** Scaled so that its longest edge has no more px. */
  readonly maxEdge?: number | undefined
  /** Written into its lower corner. */
  readonly mark?: string | undefined
}

/**
 * The picture as it is to be sent, made on the device. One that needs nothing done is given back as it is, and so is one
 * that scaling would not make smaller.
 *
 * @throws when it cannot be read as a picture, and something had to be cut or written
 */
export const editPicture = async (file: File, { cut, maxEdge, mark }: PictureEdits): Promise<File> => {
  const mustChange = cut !== undefined || (mark ?? '') !== ''
  if (!mustChange && maxEdge === undefined) return file
  let bitmap: ImageBitmap
  try {
    // Upright, as it is shown.
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    // The server looks, too, and says what is wrong with it.
    if (!mustChange) return file
    throw error
  }
  try {
    const area = cut ? cropArea(bitmap, cut.ratio, cut.view) : { left: 0, top: 0, ...sizeOf(bitmap) }
    const scale = Math.min(1, (maxEdge ?? Number.POSITIVE_INFINITY) / Math.max(area.width, area.height))
    if (!mustChange && scale === 1) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(area.width * scale))
    canvas.height = Math.max(1, Math.round(area.height * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, area.left, area.top, area.width, area.height, 0, 0, canvas.width, canvas.height)
    if (mark) write(context, mark)
    const edited = await encoded(canvas, file)
    return mustChange || edited.size < file.size ? edited : file
  } finally {
    bitmap.close()
  }
}

const sizeOf = ({ width, height }: ImageBitmap) => ({ width, height })

/** Light letters with a dark rim: legible on whatever is in the picture. */
const write = (context: CanvasRenderingContext2D, text: string) => {
  const { width, height } = context.canvas
  let size = Math.max(12, Math.round(Math.min(width, height) / 24))
  do {
    context.font = `600 ${size}px system-ui, sans-serif`
    size -= 1
  } while (context.measureText(text).width > width * 0.92 && size > 6)
  const gap = size * 0.75
  context.textAlign = 'right'
  context.textBaseline = 'bottom'
  context.lineJoin = 'round'
  context.lineWidth = Math.max(2, size / 6)
  context.strokeStyle = 'rgb(0 0 0 / 70%)'
  context.fillStyle = 'white'
  context.strokeText(text, width - gap, height - gap)
  context.fillText(text, width - gap, height - gap)
}

/** In the format its name says: what every browser can write. */
const encoded = (canvas: HTMLCanvasElement, { name, lastModified }: File): Promise<File> =>
  new Promise((resolve, reject) => {
    const type = /\.png$/i.test(name) ? 'image/png' : 'image/jpeg'
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], name, { type, lastModified })) : reject(new Error('No picture'))),
      type,
      0.85,
    )
  })
