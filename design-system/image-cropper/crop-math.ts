/** Where a picture lies behind the frame. Moves are parts of the frame's width and height. */
export interface CropView {
  x: number
  y: number
  /** 1 just covers the frame. */
  zoom: number
  /** Quarter turns clockwise, 0 to 3. */
  turns: number
}

export const startView: CropView = { x: 0, y: 0, zoom: 1, turns: 0 }
export const zoomLimits = [1, 5] as const

interface Box {
  width: number
  height: number
}

/** Size the turned picture is drawn at so that at zoom 1 it just covers the frame. */
export function coveredSize(picture: Box, frame: Box, view: CropView): Box {
  const turned = view.turns % 2 === 0 ? picture : { width: picture.height, height: picture.width }
  const scale = Math.max(frame.width / turned.width, frame.height / turned.height) * view.zoom
  return { width: turned.width * scale, height: turned.height * scale }
}

/** The view with its move kept so that the picture always covers the frame: no empty corners. */
export function keepCovered(view: CropView, picture: Box, frame: Box): CropView {
  const zoom = Math.min(zoomLimits[1], Math.max(zoomLimits[0], view.zoom))
  const drawn = coveredSize(picture, frame, { ...view, zoom })
  const roomX = (drawn.width - frame.width) / 2 / frame.width
  const roomY = (drawn.height - frame.height) / 2 / frame.height
  return { ...view, zoom, x: clamp(view.x, roomX), y: clamp(view.y, roomY) }
}

/** Draws what the frame shows, at the size of the output. */
export function drawCrop(
  context: CanvasRenderingContext2D,
  source: CanvasImageSource,
  picture: Box,
  output: Box,
  view: CropView,
) {
  const drawn = coveredSize(picture, output, view)
  const upright = view.turns % 2 === 0 ? drawn : { width: drawn.height, height: drawn.width }
  context.save()
  context.translate(output.width / 2 + view.x * output.width, output.height / 2 + view.y * output.height)
  context.rotate((view.turns * Math.PI) / 2)
  context.drawImage(source, -upright.width / 2, -upright.height / 2, upright.width, upright.height)
  context.restore()
}

function clamp(value: number, room: number): number {
  return Math.min(room, Math.max(-room, value)) || 0
}
