/** Faces are found no better in larger pictures, only later. */
const longestEdge = { frame: 640, file: 1280 } as const

/** What a camera sees; null while there is nothing to see. */
export const frameOf = async (video: HTMLVideoElement): Promise<ImageBitmap | null> =>
  video.videoWidth === 0
    ? null
    : createImageBitmap(video, sizeFor(video.videoWidth, video.videoHeight, longestEdge.frame))

/** @throws when it is no picture that this browser can read */
export const pictureOf = async (file: File): Promise<ImageBitmap> => {
  const whole = await createImageBitmap(file)
  try {
    return await createImageBitmap(whole, sizeFor(whole.width, whole.height, longestEdge.file))
  } finally {
    whole.close()
  }
}

/** What is sent when a picture is kept: a file of its own, without anything the camera wrote into the first one. */
export const jpegOf = (picture: ImageBitmap): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', 0.9),
  )
}

const sizeFor = (width: number, height: number, longest: number): ImageBitmapOptions => {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
  }
}
