/** Edge of the saved picture in px: sharp on a printed poster. */
const edge = 1024

/** Saves a square drawing as a PNG file. Rejects where the browser cannot draw it. */
export const savePicture = async (drawing: SVGSVGElement, fileName: string): Promise<void> => {
  const copy = new Blob([withSize(drawing)], { type: 'image/svg+xml' })
  const source = URL.createObjectURL(copy)
  try {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = edge
    canvas.height = edge
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser has no canvas')
    context.imageSmoothingEnabled = false
    context.drawImage(image, 0, 0, edge, edge)
    const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    if (!png) throw new Error('The picture could not be made')
    offer(png, fileName)
  } finally {
    URL.revokeObjectURL(source)
  }
}

const withSize = (drawing: SVGSVGElement): string => {
  const copy = document.importNode(drawing, true)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(edge))
  copy.setAttribute('height', String(edge))
  return new XMLSerializer().serializeToString(copy)
}

const offer = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  // Characters no file system takes.
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()
  link.click()
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
