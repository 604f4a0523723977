import { type PointerEvent, useEffect, useRef } from 'react'
import { drawStrokes, type Stroke, type StrokePoint } from './strokes.ts'

/** The picture a signature is stored as: ink on nothing, three to one. */
export const signatureSize = { width: 900, height: 300 }

/** The canvas. It takes no focus: the ways by keyboard are the other tabs, so Tab passes by. */
export function DrawArea({
  strokes,
  label,
  fixed,
  onStroke,
}: {
  strokes: readonly Stroke[]
  label: string
  fixed: boolean
  onStroke: (stroke: Stroke) => void
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const current = useRef<StrokePoint[]>([])

  useEffect(() => paint(canvas.current, strokes), [strokes])

  const pointOf = (event: PointerEvent<HTMLCanvasElement>): StrokePoint => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }
  const finish = () => {
    if (current.current.length === 0) return
    onStroke(current.current)
    current.current = []
  }

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      data-slot="signature-pad-canvas"
      data-theme="light"
      {...signatureSize}
      className="block aspect-3/1 w-full cursor-crosshair touch-none rounded-md border border-control border-dashed bg-paper text-ink"
      onPointerDown={(event) => {
        // A second finger or the right button is not the pen.
        if (fixed || !event.isPrimary || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        current.current = [pointOf(event)]
        paint(canvas.current, [...strokes, current.current])
      }}
      onPointerMove={(event) => {
        if (current.current.length === 0 || !event.isPrimary) return
        current.current.push(pointOf(event))
        paint(canvas.current, [...strokes, current.current])
      }}
      onPointerUp={finish}
      onPointerCancel={finish}
    />
  )
}

function paint(canvas: HTMLCanvasElement | null, strokes: readonly Stroke[]) {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  drawStrokes(context, strokes, { ...signatureSize, color: getComputedStyle(canvas).color, thickness: 5 })
}

/** A drawing as a PNG data address; undefined when there is none. */
export function pictureOfStrokes(strokes: readonly Stroke[], color: string): string | undefined {
  if (strokes.length === 0) return undefined
  return picture((context) => drawStrokes(context, strokes, { ...signatureSize, color, thickness: 5 }))
}

/** A typed name as a picture, shrunk until it fits. */
export function pictureOfName(name: string, color: string, family: string): string | undefined {
  if (name.trim() === '') return undefined
  return picture((context) => {
    const { width, height } = signatureSize
    let size = height * 0.5
    do {
      context.font = `italic ${size}px ${family}`
      size *= 0.9
    } while (context.measureText(name).width > width * 0.92 && size > 12)
    context.fillStyle = color
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(name, width / 2, height / 2)
  })
}

function picture(draw: (context: CanvasRenderingContext2D) => void): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = signatureSize.width
  canvas.height = signatureSize.height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  draw(context)
  return canvas.toDataURL('image/png')
}
