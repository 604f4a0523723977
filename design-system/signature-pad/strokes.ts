/** A point of a stroke in parts of the pad's width and height, 0 to 1, so a drawing survives another screen size. */
export interface StrokePoint {
  x: number
  y: number
}

export type Stroke = readonly StrokePoint[]

/**
 * Draws strokes as smooth lines: through the middles between points, bent by the points themselves.
 *
 * @param width and height of the drawing in its own pixels
 */
export function drawStrokes(
  context: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  { width, height, color, thickness }: { width: number; height: number; color: string; thickness: number },
) {
  context.clearRect(0, 0, width, height)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = color
  context.fillStyle = color
  context.lineWidth = thickness
  for (const stroke of strokes) {
    const points = stroke.map((point) => ({ x: point.x * width, y: point.y * height }))
    const [first, second] = points
    if (!first) continue
    context.beginPath()
    if (!second) {
      // A tap is a dot: of an i, or a whole stroke of a Chinese character.
      context.arc(first.x, first.y, thickness / 2, 0, Math.PI * 2)
      context.fill()
      continue
    }
    context.moveTo(first.x, first.y)
    for (const [index, point] of points.slice(1, -1).entries()) {
      const next = points[index + 2] ?? point
      context.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2)
    }
    const last = points.at(-1) ?? second
    context.lineTo(last.x, last.y)
    context.stroke()
  }
}
