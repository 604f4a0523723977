import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import SignaturePad from 'signature_pad'
import { colorOf, type Ink, type Pen, widthOf } from './ink.ts'
import { pngOf } from './picture-of-name.ts'

export interface DrawnPad {
  readonly undo: () => void
  readonly clear: () => void
  /** White paper with what was drawn. */
  readonly picture: () => Promise<Blob>
}

/** The paper to draw on. It takes no focus: the way by keyboard is the typed name. */
export const DrawPad = ({
  label,
  ink,
  pen,
  className,
  onStroke,
  ref,
}: {
  label: string
  ink: Ink
  pen: Pen
  className: string
  /** The pen came down, or went up again; how many strokes there are by then. */
  onStroke: (state: 'begun' | 'ended', strokes: number) => void
  ref: Ref<DrawnPad>
}) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(undefined)
  const told = useRef(onStroke)
  useEffect(() => {
    told.current = onStroke
  })

  useEffect(() => {
    const element = canvas.current
    // A browser that lets nobody draw: the name can be typed.
    if (!element?.getContext('2d')) return undefined
    const { min, max } = widthOf[pen]
    const drawing = new SignaturePad(element, {
      penColor: colorOf[ink],
      minWidth: min,
      maxWidth: max,
      backgroundColor: 'white',
    })
    pad.current = drawing
    const begun = () => told.current('begun', drawing.toData().length)
    const ended = () => told.current('ended', drawing.toData().length)
    drawing.addEventListener('beginStroke', begun)
    drawing.addEventListener('endStroke', ended)

    // As sharp as the screen. What is drawn stays when a phone is turned, as large as it was or smaller.
    let drawnAt = 0
    const resize = () => {
      const { clientWidth, clientHeight } = element
      if (clientWidth === 0 || clientWidth === drawnAt) return
      const scale = drawnAt === 0 ? 1 : Math.min(1, clientWidth / drawnAt)
      const strokes = drawing.toData().map((stroke) => ({
        ...stroke,
        points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
      }))
      drawnAt = clientWidth
      const density = Math.min(3, Math.max(1, window.devicePixelRatio))
      element.width = clientWidth * density
      element.height = clientHeight * density
      element.getContext('2d')?.scale(density, density)
      drawing.clear()
      drawing.fromData(strokes)
    }
    resize()
    const observer = new ResizeObserver(resize)
    observer.observe(element)
    return () => {
      observer.disconnect()
      drawing.off()
    }
  }, [ink, pen])

  useImperativeHandle(
    ref,
    () => ({
      undo: () => {
        const strokes = pad.current?.toData().slice(0, -1) ?? []
        pad.current?.clear()
        pad.current?.fromData(strokes)
        told.current('ended', strokes.length)
      },
      clear: () => {
        pad.current?.clear()
        told.current('ended', 0)
      },
      picture: () => (canvas.current ? pngOf(canvas.current) : Promise.reject(new Error('No canvas'))),
    }),
    [],
  )

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      data-slot="signature-canvas"
      data-theme="light"
      className={`block w-full cursor-crosshair touch-none rounded-md border border-control border-dashed bg-paper ${className}`}
    />
  )
}
