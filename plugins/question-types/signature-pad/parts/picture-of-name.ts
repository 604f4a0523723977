/** Canvas measures of a typed signature: three to one, as a pad is. */
const width = 900
const height = 300

/** A typed name as a picture, in a hand that the device has, shrunk until it fits. */
export const pictureOfName = async (name: string, color: string): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  let size = height * 0.5
  do {
    context.font = `italic ${size}px ${hands}`
    size *= 0.9
  } while (context.measureText(name).width > width * 0.92 && size > 12)
  context.fillStyle = color
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(name, width / 2, height / 2)
  return pngOf(canvas)
}

const hands = '"Segoe Script", "Snell Roundhand", "Apple Chancery", KaiTi, STKaiti, "Kaiti SC", cursive'

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
  })
