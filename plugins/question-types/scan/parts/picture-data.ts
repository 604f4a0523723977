/** Codes are found faster in smaller pictures, and no worse. */
const longestEdge = 1600

/** The pixels of a picture or of what a camera sees; null while there is nothing to see. */
export const pictureData = (source: ImageBitmap | HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null => {
  const [width, height] =
    source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height]
  if (width === 0 || height === 0) return null
  const scale = Math.min(1, longestEdge / Math.max(width, height))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** @throws when it is no picture that this browser can read */
export const dataOfFile = async (file: File): Promise<ImageData | null> => {
  const bitmap = await createImageBitmap(file)
  try {
    return pictureData(bitmap, document.createElement('canvas'))
  } finally {
    bitmap.close()
  }
}
