import { renderedFace } from './rendered-face-testing.ts'

/**
 * A head that turns and nods before a grey wall, as a camera sees it (not mirrored): the rendered face on a rounded relief.
 * For tests, which have nobody to look at.
 *
 * @param turn radians, positive to the person's own left
 * @param nod radians, positive up
 */
export const drawHead = async (
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { turn = 0, nod = 0, at = 0.5, size = 360 }: { turn?: number; nod?: number; at?: number; size?: number } = {},
): Promise<void> => {
  const { data: source, width: edge } = await facePixels()
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const picture = context.createImageData(canvas.width, canvas.height)
  const { data } = picture
  for (let pixel = 0; pixel < data.length; pixel += 4) data.set([150, 155, 165, 255], pixel)
  const nearest = new Float32Array(canvas.width * canvas.height).fill(-Infinity)
  const scale = size / edge
  const [sinTurn, cosTurn, sinNod, cosNod] = [Math.sin(turn), Math.cos(turn), Math.sin(nod), Math.cos(nod)]
  const step = 0.5 / scale
  for (let row = 0; row < edge; row += step) {
    for (let column = 0; column < edge; column += step) {
      const [dx, dy] = [column - edge / 2, row - edge * 0.48]
      const roundness = 1 - (dx / 100) ** 2 - (dy / 122) ** 2
      if (roundness < 0) continue
      const depth = 95 * Math.sqrt(roundness) + 20 * Math.exp(-((dx / 14) ** 2) - ((dy - 18) / 22) ** 2)
      const x = dx * cosTurn + depth * sinTurn
      const turned = depth * cosTurn - dx * sinTurn
      const y = dy * cosNod - turned * sinNod
      const z = turned * cosNod + dy * sinNod
      const [left, top] = [Math.round(canvas.width * at + x * scale), Math.round(canvas.height / 2 + y * scale)]
      if (left < 0 || top < 0 || left >= canvas.width || top >= canvas.height) continue
      const place = top * canvas.width + left
      if ((nearest[place] ?? 0) > z) continue
      nearest[place] = z
      const from = (Math.floor(row) * edge + Math.floor(column)) * 4
      data.set(source.subarray(from, from + 4), place * 4)
    }
  }
  context.putImageData(picture, 0, 0)
}

let pixels: Promise<ImageData> | undefined
const facePixels = (): Promise<ImageData> => {
  pixels ??= (async () => {
    const image = new Image()
    image.src = renderedFace
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height)
  })()
  return pixels
}
